import { ServerResponse } from 'node:http';

/**
 * Node's response, which can also send a head that was written down before. By `writeHead`, Node looks at each name and
 * value of each answer anew, which takes a seventh of a kept page's time (docs/decisions/010).
 */
export class KeptResponse extends ServerResponse {
  /** Node's own, and outside its documented interface: the head, as it goes before the body. */
  declare _header: string | null;

  /**
   * Writes what `writeHead(200, …)` would, for a body of known length on a connection that stays open.
   * @param lines header lines in Latin-1, each ended by CR LF; nobody looks at them, so no client has a hand in them
   * @param keepAlive for how long the connection waits for its next request (s)
   * @returns whether it did; otherwise nothing is written yet
   */
  writeLines(lines: string, keepAlive: number): boolean {
    if (!this.shouldKeepAlive) return false;
    this._header = `HTTP/1.1 200 OK\r\n${lines}Date: ${currentDate()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${keepAlive}\r\n\r\n`;
    // A Node that keeps its head elsewhere has none now.
    return this.headersSent;
  }
}

let date = { second: 0, text: '' };

/** The time as HTTP tells it (RFC 9110, section 6.6.1), put into words once a second. */
function currentDate(): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== date.second) date = { second, text: new Date(second * 1000).toUTCString() };
  return date.text;
}
