import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/* `node bare-node.ts BODY HEADERS PORT`: baseline for node:http, one constant answer to every request. */

const [bodyFile = '', headersFile = '', port] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers: string[] = [
  ...JSON.parse(readFileSync(headersFile, 'utf8')),
  'Content-Length',
  String(body.length),
];

createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
