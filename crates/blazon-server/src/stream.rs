use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;

use crate::connections::{Activity, Place};
use crate::headers;

/// How much of what was still under way is read after a refusal. Closing with unread bytes would tell the other side that the
/// connection is broken, and the refusal would be lost.
const LEFT_OVER: usize = 1 << 20;

/// The bytes of a connection. It holds the connection's place, notes when something comes or goes, and gives the headers of
/// every answer to the refusals that hyper writes by itself.
#[derive(Debug)]
pub(crate) struct Stream {
    socket: TcpStream,
    activity: Arc<Activity>,
    refusal: Option<Refusal>,
    _place: Place,
}

/// A refusal of hyper's, after which there is nothing more to say.
#[derive(Debug)]
struct Refusal {
    bytes: Vec<u8>,
    written: usize,
    /// How much has been read since, to no purpose.
    left_over: usize,
}

impl Stream {
    pub(crate) fn new(socket: TcpStream, activity: Arc<Activity>, place: Place) -> Stream {
        Stream { socket, activity, refusal: None, _place: place }
    }

    /// Whether these bytes are a refusal of hyper's, which is kept to be written in our way.
    fn takes(&mut self, bytes: &[u8]) -> bool {
        let Some(bytes) = headers::complete(bytes) else { return false };
        self.refusal = Some(Refusal { bytes, written: 0, left_over: 0 });
        true
    }

    /// Writes what there is of a refusal.
    fn poll_refusal(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let Some(refusal) = &mut self.refusal else { return Poll::Ready(Ok(())) };
        while refusal.written < refusal.bytes.len() {
            let rest = &refusal.bytes[refusal.written..];
            match ready!(Pin::new(&mut self.socket).poll_write(context, rest))? {
                0 => return Poll::Ready(Err(io::ErrorKind::WriteZero.into())),
                written => refusal.written += written,
            }
            self.activity.note();
        }
        Poll::Ready(Ok(()))
    }

    /// Reads what the other side had sent when it was refused. Whoever goes on sending is cut off as one who is silent:
    /// none of it is noted.
    fn poll_left_over(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let Some(refusal) = &mut self.refusal else { return Poll::Ready(()) };
        let mut some = [0; 4096];
        while refusal.left_over < LEFT_OVER {
            let mut buffer = ReadBuf::new(&mut some);
            let read = ready!(Pin::new(&mut self.socket).poll_read(context, &mut buffer));
            if read.is_err() || buffer.filled().is_empty() {
                break;
            }
            refusal.left_over += buffer.filled().len();
        }
        Poll::Ready(())
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.socket).poll_read(context, buffer))?;
        if buffer.filled().len() > before {
            self.activity.note();
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_refusal(context))?;
        if self.takes(bytes) {
            return Poll::Ready(Ok(bytes.len()));
        }
        let written = ready!(Pin::new(&mut self.socket).poll_write(context, bytes))?;
        self.activity.note();
        Poll::Ready(Ok(written))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        ready!(self.poll_refusal(context))?;
        if let Some(first) = slices.first()
            && self.takes(first)
        {
            return Poll::Ready(Ok(first.len()));
        }
        let written = ready!(Pin::new(&mut self.socket).poll_write_vectored(context, slices))?;
        self.activity.note();
        Poll::Ready(Ok(written))
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_refusal(context))?;
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_refusal(context))?;
        ready!(Pin::new(&mut self.socket).poll_shutdown(context))?;
        ready!(self.poll_left_over(context));
        Poll::Ready(Ok(()))
    }
}
