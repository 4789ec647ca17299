import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the ephemeral port ranges, and so are the ports that reserve them. */
const PORTS = { from: 20_000, to: 26_000 };
/** A process reserves a port by listening on the one this much above it until it ends. */
const HOLDER_OFFSET = 6000;

/**
 * Finds a free TCP port on the loopback interface. No other call gets it while this process runs, nor does an
 * outgoing connection, so that a server can start late or restart on it.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(PORTS.from, PORTS.to);
  const holder = await listenOn(port + HOLDER_OFFSET);
  if (!holder) return freePort();
  holder.unref();
  const probe = await listenOn(port);
  if (!probe) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function listenOn(port: number): Promise<Server | null> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<Server | null>();
  server.once('error', () => resolve(null));
  server.listen(port, '127.0.0.1', () => resolve(server));
  return promise;
}
