use crate::encoding::Coding;

/// The files of the page, in the order of their paths. The build script makes the table.
static ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// A file of the page.
#[derive(Debug)]
pub(crate) struct Asset {
    /// Where it is served.
    pub(crate) path: &'static str,
    pub(crate) media_type: &'static str,
    pub(crate) lifetime: Lifetime,
    /// The hash of what it holds.
    pub(crate) hash: &'static str,
    bytes: &'static [u8],
    brotli: Option<&'static [u8]>,
    gzip: Option<&'static [u8]>,
}

/// How long a browser may go without asking again.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lifetime {
    /// The name changes with the content.
    Forever,
    /// The next build may change what stands there.
    Moment,
}

impl Asset {
    /// The file at a path, if there is one.
    pub(crate) fn at(path: &str) -> Option<&'static Asset> {
        let place = ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok()?;
        ASSETS.get(place)
    }

    /// The ways it can be sent, the smallest first.
    pub(crate) fn codings(&self) -> impl Iterator<Item = Coding> {
        let brotli = self.brotli.map(|_| Coding::Brotli);
        let gzip = self.gzip.map(|_| Coding::Gzip);
        brotli.into_iter().chain(gzip).chain([Coding::Identity])
    }

    /// What is sent.
    pub(crate) fn bytes(&self, coding: Coding) -> &'static [u8] {
        match coding {
            Coding::Brotli => self.brotli.unwrap_or(self.bytes),
            Coding::Gzip => self.gzip.unwrap_or(self.bytes),
            Coding::Identity => self.bytes,
        }
    }
}
