import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/* `node bare-node.ts BODY HEADERS PORT`: the least that node:http can do, one answer for whatever is asked. */

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
