//! The JSON Schema of the protocol: the file in `docs` is that of the types, and it says what they read.

use std::fs;
use std::path::Path;

use serde_json::Value;

#[test]
fn the_file_is_the_schema_of_the_types() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.schema.json");
    let schema = blazon_wire::online::schema();
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&file, &schema).expect("the file can be written");
    }
    let written: Value = blazon_wire::read(&fs::read_to_string(&file).unwrap_or_default()).unwrap_or_default();
    let made: Value = blazon_wire::read(&schema).expect("JSON");
    assert!(
        written == made,
        "docs/protocol.schema.json is not the schema of the types: \
        `UPDATE_DOCS=1 cargo test -p blazon-wire schema` writes it anew"
    );
}
