//! A module and its glue, written anew so that they pack better. They do what they did before.

use std::collections::HashMap;
use std::convert::Infallible;

use anyhow::Context;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{CodeSection, FunctionSection, ImportSection, Module};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionBody, FunctionSectionReader, Import, Imports, Parser,
    Payload, TypeRef,
};

/// How the names of modules end that the glue itself is.
const GLUE: &str = "_bg.js";

/// Writes a module and its glue anew: functions that are alike lie side by side, and what the module imports from the
/// glue has a number instead of a long name.
pub(crate) fn rewrite(wasm: &[u8], glue: &str) -> anyhow::Result<(Vec<u8>, String)> {
    let mut rewriting = Rewriting::of(wasm).context("the module cannot be read")?;
    let mut module = Module::new();
    rewriting.parse_core_module(&mut module, Parser::new(0), wasm).context("the module cannot be written")?;
    Ok((module.finish(), renamed(glue, &rewriting.names)))
}

/// What gets another place or another name.
struct Rewriting {
    /// How many functions are imported. They stay where they are.
    imported: u32,
    /// The types of the others, in their old order.
    types: Vec<u32>,
    /// The old places of those functions, in their new order.
    order: Vec<usize>,
    /// Their new places, in their old order.
    places: Vec<u32>,
    /// The new names of what is imported from the glue, by the old ones.
    names: HashMap<String, String>,
}

impl Rewriting {
    fn of(wasm: &[u8]) -> anyhow::Result<Rewriting> {
        let (mut imported, mut names) = (0, HashMap::new());
        let (mut types, mut bodies) = (Vec::new(), Vec::new());
        for payload in Parser::new(0).parse_all(wasm) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        let Import { module, name, ty } = import?;
                        imported += u32::from(matches!(ty, TypeRef::Func(_)));
                        if module.ends_with(GLUE) {
                            names.insert(name.to_owned(), names.len().to_string());
                        }
                    }
                }
                Payload::FunctionSection(functions) => {
                    types = functions.into_iter().collect::<Result<Vec<u32>, _>>()?;
                }
                Payload::CodeSectionEntry(body) => bodies.push(body),
                _ => {}
            }
        }
        let mut order: Vec<usize> = (0..bodies.len()).collect();
        order.sort_by_key(|&old| (types.get(old), bodies[old].as_bytes()));
        let mut places = vec![0; order.len()];
        for (new, &old) in (0..).zip(&order) {
            places[old] = new;
        }
        Ok(Rewriting { imported, types, order, places, names })
    }
}

impl Reencode for Rewriting {
    type Error = Infallible;

    fn function_index(&mut self, old: u32) -> Result<u32, Error> {
        let own = old.checked_sub(self.imported).and_then(|own| self.places.get(own as usize));
        Ok(own.map_or(old, |new| self.imported + new))
    }

    fn parse_imports(&mut self, section: &mut ImportSection, imports: Imports<'_>) -> Result<(), Error> {
        match imports {
            Imports::Single(at, import) if import.module.ends_with(GLUE) => {
                let name = self.names.get(import.name).map_or(import.name, String::as_str).to_owned();
                utils::parse_imports(self, section, Imports::Single(at, Import { name: &name, ..import }))
            }
            other => utils::parse_imports(self, section, other),
        }
    }

    fn parse_function_section(
        &mut self,
        section: &mut FunctionSection,
        _: FunctionSectionReader<'_>,
    ) -> Result<(), Error> {
        for &old in &self.order {
            section.function(self.types[old]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        section: &mut CodeSection,
        functions: CodeSectionReader<'_>,
    ) -> Result<(), Error> {
        let bodies: Vec<FunctionBody<'_>> = functions.into_iter().collect::<Result<_, _>>()?;
        for old in self.order.clone() {
            self.parse_function_body(section, bodies[old].clone())?;
        }
        Ok(())
    }

    /// Leaves out what is for tools.
    fn parse_custom_section(&mut self, _: &mut Module, _: CustomSectionReader<'_>) -> Result<(), Error> {
        Ok(())
    }
}

/// A script in which names are others.
fn renamed(script: &str, names: &HashMap<String, String>) -> String {
    let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '_' | '$');
    let mut renamed = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_of_name) {
        let (between, from) = rest.split_at(start);
        let (name, after) = from.split_at(from.find(|sign| !is_of_name(sign)).unwrap_or(from.len()));
        renamed.push_str(between);
        renamed.push_str(names.get(name).map_or(name, String::as_str));
        rest = after;
    }
    renamed.push_str(rest);
    renamed
}
