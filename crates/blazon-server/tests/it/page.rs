use crate::browser::Running;

#[test]
fn everything_the_page_names_is_there() {
    let server = Running::start();
    let mut found = 0;
    for file in server.paths() {
        if [".wasm", ".png", ".css", ".svg", ".woff2", ".ftl"]
            .iter()
            .any(|extension| file.ends_with(extension))
        {
            continue;
        }
        let text = server.get(&file, &[]).text();
        assert!(!text.contains("{{"), "{file} has a gap");
        for path in text.split(['"', '\'']).filter(|part| part.starts_with('/') && part.len() > 1) {
            if path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-._".contains(&byte))
                && path.contains('.')
            {
                assert_eq!(server.get(path, &[]).status, 200, "{file} names {path}");
                found += 1;
            }
        }
    }
    assert!(found > 20, "{found} names");
}

#[test]
fn the_page_works_without_anything_that_stands_in_it() {
    let server = Running::start();
    let page = server.get("/", &[]).text();
    for script in page.split("<script").skip(1) {
        let tag = script.split('>').next().unwrap_or_default();
        assert!(tag.contains("src=\"/start-"), "{tag}");
        assert!(script.split_once('>').is_some_and(|(_, rest)| rest.starts_with("</script>")), "{script}");
    }
    for forbidden in ["<style", " style=", "onclick=", "onload=", "http://", "https://"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
}

#[test]
fn the_page_says_what_the_program_has_to_find() {
    let server = Running::start();
    let page = server.get("/", &[]).text();
    assert!(page.contains("<div id=\"loading\">"));
    assert!(page.contains("<meta name=\"worker\" content=\"/worker-"));
    assert!(page.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"));
    for language in ["en", "es", "it", "fr", "pt-BR", "ko"] {
        assert_eq!(page.matches(&format!("<p lang=\"{language}\"")).count(), 2, "{language}");
        let words = format!("<meta name=\"words\" lang=\"{language}\" content=\"/words-{language}-");
        assert!(page.contains(&words), "{language}");
    }
}

#[test]
fn the_font_is_asked_for_at_once_and_by_the_name_that_the_style_sheet_has_for_it() {
    let server = Running::start();
    let paths = server.paths();
    let kept = |extension: &str| {
        let all: Vec<_> = paths.iter().filter(|path| path.ends_with(extension)).collect();
        assert_eq!(all.len(), 1, "{extension}: {paths:?}");
        all[0].clone()
    };
    let font = kept(".woff2");
    assert!(server.get(&kept(".css"), &[]).text().contains(&format!("src: url(\"{font}\")")));
    assert!(
        server.get("/", &[]).text().contains(&format!("<link rel=\"preload\" href=\"{font}\" as=\"font\""))
    );
}

#[test]
fn the_service_worker_keeps_the_very_page_that_is_served() {
    let server = Running::start();
    let paths = server.paths();
    let kept: Vec<_> = paths.iter().filter(|path| path.starts_with("/index-")).collect();
    assert_eq!(kept.len(), 1, "{paths:?}");
    assert_eq!(server.get(kept[0], &[]).body, server.get("/", &[]).body);
}

#[test]
fn icons_have_the_size_that_the_manifest_says() {
    let server = Running::start();
    let manifest = server.get("/manifest.webmanifest", &[]).text();
    let icons: Vec<_> = manifest.lines().filter(|line| line.contains("image/png")).collect();
    assert_eq!(icons.len(), 3);
    for icon in icons {
        let value = |name: &str| {
            let (_, rest) = icon.split_once(&format!("\"{name}\": \"")).expect("the field");
            rest.split('"').next().expect("its value")
        };
        let picture = server.get(value("src"), &[]).body;
        let number =
            |place: usize| u32::from_be_bytes(picture[place..place + 4].try_into().expect("four bytes"));
        assert_eq!(&picture[1..4], b"PNG");
        assert_eq!(format!("{}x{}", number(16), number(20)), value("sizes"));
    }
}
