use std::path::PathBuf;

use etcetera::BaseStrategy;

/// The folder for what the program keeps, where the system keeps data of programs: `$XDG_DATA_HOME` or `~/.local/share`,
/// `~/Library/Application Support` on macOS, `%APPDATA%` on Windows.
pub(crate) fn data_folder() -> Option<PathBuf> {
    let folders = etcetera::base_strategy::choose_native_strategy().ok()?;
    Some(folders.data_dir().join("blazon"))
}
