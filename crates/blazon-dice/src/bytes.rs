//! What the types of byte strings have in common.

use core::fmt;

/// A text that is not the byte string it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {digits} hexadecimal digits in lower case")]
pub struct HexError {
    /// How many digits there should have been.
    pub digits: usize,
}

/// Defines a byte string of a fixed length whose text is lower-case hexadecimal digits. An `open` one may be seen by
/// anybody. A `hidden` one shows its bytes only to whoever writes it out on purpose, and compares in constant time.
macro_rules! byte_string {
    (open $(#[$doc:meta])* $name:ident, $len:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $name([u8; $len]);

        byte_string!(both $name, $len);

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    };
    (hidden $(#[$doc:meta])* $name:ident, $len:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name([u8; $len]);

        byte_string!(both $name, $len);

        impl core::fmt::Debug for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str(concat!(stringify!($name), "(…)"))
            }
        }

        /// In constant time.
        impl PartialEq for $name {
            fn eq(&self, other: &$name) -> bool {
                subtle::ConstantTimeEq::ct_eq(&self.0[..], &other.0[..]).into()
            }
        }

        impl Eq for $name {}
    };
    (both $name:ident, $len:literal) => {
        impl $name {
            /// The bytes.
            pub const fn as_bytes(&self) -> &[u8; $len] {
                &self.0
            }
        }

        impl From<[u8; $len]> for $name {
            fn from(bytes: [u8; $len]) -> $name {
                $name(bytes)
            }
        }

        /// Writes lower-case hexadecimal digits.
        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                $crate::bytes::write_hex(&self.0, f)
            }
        }

        /// Reads exactly what is written.
        impl core::str::FromStr for $name {
            type Err = $crate::HexError;

            fn from_str(text: &str) -> Result<$name, $crate::HexError> {
                $crate::bytes::read_hex(text).map($name)
            }
        }
    };
}

pub(crate) use byte_string;

pub(crate) fn write_hex(bytes: &[u8], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn read_hex<const LEN: usize>(text: &str) -> Result<[u8; LEN], HexError> {
    let error = HexError { digits: 2 * LEN };
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
        return Err(error);
    };
    if pairs.len() != LEN {
        return Err(error);
    }
    let mut bytes = [0; LEN];
    for (byte, &[high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(high).ok_or(error)? << 4 | digit(low).ok_or(error)?;
    }
    Ok(bytes)
}

const fn digit(sign: u8) -> Option<u8> {
    match sign {
        b'0'..=b'9' => Some(sign - b'0'),
        b'a'..=b'f' => Some(sign - b'a' + 10),
        _ => None,
    }
}
