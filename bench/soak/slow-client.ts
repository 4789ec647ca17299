import { connect } from 'node:net';

/**
 * Row 7: sends a request at one byte a second.
 * @returns the status sent by the site before it closed the connection; `undefined` if it died
 */
export async function dripRequest(url: string): Promise<number | undefined> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text;
  });
  // Any end will do.
  socket.on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\n');
  const dripping = setInterval(() => socket.write('X'), 1000);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return status === undefined ? undefined : Number(status);
}
