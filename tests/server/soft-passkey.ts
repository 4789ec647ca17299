import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { ORIGIN, type TestSite } from './harness.ts';

export type SoftPasskey = ReturnType<typeof softPasskey>;

/** A passkey in software that always confirms (W3C, Web Authentication: ES256, attestation « none »). */
export function softPasskey(rawId: Buffer = randomBytes(32)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = rawId.toString('base64url');
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin: ORIGIN, crossOrigin: false }));
  const authenticatorData = (flags: number, ...tail: Buffer[]) =>
    Buffer.concat([sha256(new URL(ORIGIN).hostname), Buffer.from([flags]), Buffer.alloc(4), ...tail]);
  const credential = <Answer>(response: Answer) => ({
    id,
    rawId: id,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    rawId,
    /** Answers `navigator.credentials.create()`. */
    create(challenge: string) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(rawId.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(x)],
          [-3, bytes(y)],
        ]),
      );
      const authData = authenticatorData(0x45, Buffer.alloc(16), length, rawId, Buffer.from(key));
      const object = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: clientData('create', challenge).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object)).toString('base64url'),
      });
    },
    /** Answers `navigator.credentials.get()`. */
    get(challenge: string) {
      const data = clientData('get', challenge);
      const authData = authenticatorData(0x05);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return credential({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

/** Sends what the script of the staff pages sends. */
export function sendJson(site: TestSite, path: string, body: object, Cookie = ''): Promise<Response> {
  const headers = { Cookie, Origin: ORIGIN, 'Content-Type': 'application/json' };
  return site.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The challenge that a path gives out. */
export async function challengeOf(site: TestSite, path: string, body = {}, cookie = ''): Promise<string> {
  const { challenge } = await (await sendJson(site, path, body, cookie)).json();
  return challenge;
}

/** The session that an answer begins, as a `Cookie` header. */
export function sessionOf(answer: Response): string {
  return (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function bytes(base64url: string): Uint8Array {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}
