import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { mailAdvice } from './mail-advice.ts';

const SMTP = { kind: 'smtp' } as const;

/** An error as nodemailer makes it of a socket’s. */
function socketError(originalCode: string): Error {
  return Object.assign(new Error(), { code: 'ESOCKET', originalCode, command: 'CONN' });
}

describe('the advice after a mail could not be sent', () => {
  testAll([
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'NODE_EXTRA_CA_CERTS'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'NODE_EXTRA_CA_CERTS'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'à un autre nom'],
    ['CERT_HAS_EXPIRED', 'expiré'],
    ['CERT_NOT_YET_VALID', 'horloge'],
    ['ERR_SSL_WRONG_VERSION_NUMBER', 'smtp:// au lieu de smtps://'],
    ['ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION', 'ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION'],
    ['CERT_SIGNATURE_FAILURE', 'CERT_SIGNATURE_FAILURE'],
    ['ECONNREFUSED', 'ne répond pas'],
    ['ECONNRESET', 'ne répond pas'],
    ['INVALID_PURPOSE', 'INVALID_PURPOSE'],
  ])('tells the causes of a failed connection from each other', ([originalCode, words]) => {
    const advice = mailAdvice(socketError(originalCode), SMTP);
    expect(advice).toMatch(/^SMTP_URL : /);
    expect(advice).toContain(words);
  });

  it('names the server’s limit when it closes with 421, whatever it answered', () => {
    for (const command of ['CONN', 'MAIL FROM', 'RCPT TO'])
      expect(mailAdvice(Object.assign(new Error(), { responseCode: 421, command }), SMTP)).toContain(
        'trop de connexions',
      );
  });
});
