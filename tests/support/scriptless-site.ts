import { createServer } from 'node:http';
import { freePort } from '../../scripts/free-port.ts';

/** The site at `url` as a browser sees it that runs none of its scripts. */
export async function startScriptless(url: string): Promise<{ url: string; end(): void }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', url));
    response.writeHead(answer.status, {
      'Content-Type': answer.headers.get('Content-Type') ?? '',
      'Content-Security-Policy': "script-src 'none'",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    end() {
      server.close();
      server.closeAllConnections();
    },
  };
}
