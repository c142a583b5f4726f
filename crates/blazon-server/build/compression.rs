use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The bytes in brotli at its best, if that is smaller.
pub(crate) fn brotli(bytes: &[u8]) -> anyhow::Result<Option<Vec<u8>>> {
    let parameters = BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)?;
    Ok(smaller(compressed, bytes))
}

/// The bytes in gzip at its best, if that is smaller.
pub(crate) fn gzip(bytes: &[u8]) -> anyhow::Result<Option<Vec<u8>>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(smaller(encoder.finish()?, bytes))
}

fn smaller(compressed: Vec<u8>, bytes: &[u8]) -> Option<Vec<u8>> {
    (compressed.len() < bytes.len()).then_some(compressed)
}
