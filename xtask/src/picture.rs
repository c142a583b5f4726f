use clap::Args;

use crate::browser::Browser;
use crate::step::{cargo, repository, step, target_folder};

/// What to take pictures of.
#[derive(Args)]
pub(crate) struct Options {
    /// Only this screen; the README's pictures stay as they are.
    #[arg(long)]
    screen: Option<String>,
    /// The language of the page.
    #[arg(long, default_value = "en")]
    language: String,
}

/// Takes the pictures.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let browser = Browser::install()?;
    step("the program", cargo(&["build", "--package", "blazon-cli"]))?;
    let program = target_folder()?.join("debug/blazon");
    let folder = target_folder()?.join("pictures");
    let mut screens = browser.node(&["pictures.js"]);
    screens.arg(&folder).arg(&options.language).args(&options.screen).env("BLAZON", &program);
    step("pictures of the page", screens)?;
    if options.screen.is_none() && options.language == "en" {
        let mut picture = browser.node(&["picture.js"]);
        picture.arg(repository("docs")).env("BLAZON", &program);
        step("the pictures of the README", picture)?;
    }
    println!("\nlook at them: {}", folder.join("index.html").display());
    Ok(())
}
