import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the ranges from which systems give ports to outgoing connections, as are the ports that hold them. */
const PORTS = { from: 20_000, to: 26_000 };
/** Whoever was given a port listens on the one so much above it until its process ends: that port holds the other. */
const HOLDER_OFFSET = 6000;

/**
 * A TCP port of the loopback interface that nobody listens on. No other call gets it while this process runs, nor does
 * an outgoing connection, so that a server that starts late, or is stopped and started again, finds it free.
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
