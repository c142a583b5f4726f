use crate::browser::Browser;
use crate::step::{cargo, repository, step, target_folder};

/// Takes the picture that the README shows.
pub(crate) fn run() -> anyhow::Result<()> {
    let browser = Browser::install()?;
    step("the program", cargo(&["build", "--package", "blazon-cli"]))?;
    let mut picture = browser.node(&["picture.js"]);
    picture.arg(repository("conformance/games/win-by-points.txt")).arg(repository("docs/page.png"));
    picture.env("BLAZON", target_folder()?.join("debug/blazon"));
    step("the picture of the page", picture)
}
