use std::ffi::OsStr;

use blazon_files::Input;
use blazon_words::Words;

use crate::failure::Failure;

/// Reads the text that an argument names: a file, or standard input for `-`.
pub(crate) fn read(path: &OsStr, words: &Words) -> Result<Input, Failure> {
    Input::read(path).map_err(|error| Failure::Io(error.sentence(words)))
}
