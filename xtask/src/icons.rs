use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, bail};

const WEB: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/blazon-page/web");

/// The pictures made of the drawing.
const ICONS: [Icon; 4] = [
    Icon { name: "icon-192.png", size: 192, padding: 0, ground: None },
    Icon { name: "icon-512.png", size: 512, padding: 0, ground: None },
    // Telephones cut a circle out of it, of four fifths of its width.
    Icon { name: "icon-maskable-512.png", size: 512, padding: 17, ground: Some("#5b4431") },
    Icon { name: "apple-touch-icon.png", size: 180, padding: 10, ground: Some("#5b4431") },
];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// The browser that draws.
    #[arg(long, default_value = "chromium")]
    browser: PathBuf,
}

struct Icon {
    name: &'static str,
    size: u32,
    /// How much of the width is left free on each side, in percent.
    padding: u32,
    ground: Option<&'static str>,
}

/// Draws every icon.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let folder = std::env::temp_dir().join(format!("blazon-icons-{}", std::process::id()));
    fs::create_dir_all(&folder)?;
    let drawn = ICONS.iter().try_for_each(|icon| draw(icon, &folder, options));
    fs::remove_dir_all(&folder)?;
    drawn
}

fn draw(icon: &Icon, folder: &Path, options: &Options) -> anyhow::Result<()> {
    let &Icon { name, size, padding, ground } = icon;
    let page = folder.join("icon.html");
    let drawing = Path::new(WEB).join("icon.svg").canonicalize().context("icon.svg is missing")?;
    let html = format!(
        "<!doctype html><style>html{{background:{}}}body{{margin:0}}img{{display:block;box-sizing:border-box;\
         width:100vw;height:100vh;padding:{padding}vw}}</style><img src=\"file://{}\">",
        ground.unwrap_or("transparent"),
        drawing.display()
    );
    fs::write(&page, html)?;
    let file = folder.join(name);
    let status = Command::new(&options.browser)
        .args(["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"])
        .arg("--default-background-color=00000000")
        .arg(format!("--user-data-dir={}", folder.join("profile").display()))
        .arg(format!("--window-size={size},{size}"))
        .arg(format!("--screenshot={}", file.display()))
        .arg(format!("file://{}", page.display()))
        .stderr(Stdio::null())
        .status()
        .with_context(|| {
            format!("{} does not start: name another with --browser", options.browser.display())
        })?;
    if !status.success() || !file.is_file() {
        bail!("{} drew no {name}", options.browser.display());
    }
    fs::copy(&file, Path::new(WEB).join(name))?;
    println!("{name}: {size} × {size}");
    Ok(())
}
