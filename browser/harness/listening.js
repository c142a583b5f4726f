// A server on this machine that a test has to itself.

/** Lets a server listen on a port of its own. Gives its address and how to end it. */
export async function listening(server) {
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    end: () =>
      new Promise((ended) => {
        server.close(ended);
        server.closeAllConnections();
      }),
  };
}
