import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testAll } from '../../tests/support/test-all.ts';
import { mailAdvice } from './mail-advice.ts';
import { longestWait, nextAttempt, pauseAfter } from './retry.ts';

// The same cases at every run.
fc.configureGlobal({ seed: 20_261_124 });

const CREATED = Temporal.Instant.from('2026-03-10T10:00:00Z');
const LONGEST = 4 * 3600;
const attempts = fc.integer({ min: 1, max: 2000 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

function failed(facts: Partial<Parameters<typeof nextAttempt>[0]>) {
  return nextAttempt({
    attempts: 1,
    createdAt: CREATED,
    now: CREATED,
    isUnclear: false,
    isServerFault: false,
    random: 0.5,
    ...facts,
  });
}

/** Wait after the `attempt`-th failure (s), early in the life of a mail. */
function waitAfter(attempt: number, jitter: number, isUnclear = false): number {
  const next = failed({ attempts: attempt, random: jitter, isUnclear });
  return next ? CREATED.until(next).total('seconds') : Number.NaN;
}

describe('wait before the next attempt', () => {
  it('doubles from five seconds to four hours (row 2)', () => {
    const waits = Array.from({ length: 14 }, (_, index) => waitAfter(index + 1, 0.5));
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10240, LONGEST, LONGEST]);
  });

  it('has a jitter of a fifth at most, and never exceeds four hours and 48 minutes', () => {
    fc.assert(
      fc.property(attempts, random, (attempt, jitter) => {
        const middle = Math.min(5 * 2 ** (attempt - 1), LONGEST);
        const wait = waitAfter(attempt, jitter);
        expect(wait).toBeGreaterThanOrEqual(0.8 * middle - 0.001);
        expect(wait).toBeLessThanOrEqual(1.2 * middle + 0.001);
      }),
    );
  });

  it('is five minutes at least when the server may have taken the mail', () => {
    fc.assert(
      fc.property(attempts, random, (attempt, jitter) => {
        const wait = waitAfter(attempt, jitter, true);
        expect(wait).toBeGreaterThanOrEqual(300);
        expect(wait).toBeGreaterThanOrEqual(waitAfter(attempt, jitter));
      }),
    );
  });

  it('is no longer than the mailer’s pause, five minutes, when the server was at fault', () => {
    fc.assert(
      fc.property(attempts, random, (attempt, jitter) => {
        const next = failed({ attempts: attempt, random: jitter, isServerFault: true });
        const pause = pauseAfter(attempt, jitter);
        expect(next && CREATED.until(next).total('milliseconds')).toBe(pause);
        expect(pause).toBeLessThanOrEqual(1.2 * 300_000);
      }),
    );
    expect([1, 2, 3, 7, 8].map((faults) => pauseAfter(faults, 0.5))).toEqual([
      5000, 10_000, 20_000, 300_000, 300_000,
    ]);
  });

  it('never exceeds the longest wait for that number of attempts', () => {
    fc.assert(
      fc.property(attempts, random, fc.boolean(), (attempt, jitter, isUnclear) => {
        const longest = longestWait(attempt).total('seconds');
        expect(waitAfter(attempt, jitter, isUnclear)).toBeLessThanOrEqual(longest);
      }),
    );
    expect(longestWait(0).total('seconds')).toBe(0);
  });

  it('grows with each attempt until the longest, whatever the jitter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), random, random, (attempt, one, other) => {
        expect(waitAfter(attempt + 1, one)).toBeGreaterThan(waitAfter(attempt, other));
      }),
    );
  });

  it('never ends after three days once there were 15 attempts, nor in the past (row 2, row 23)', () => {
    const age = fc.integer({ min: 0, max: 4 * 24 * 3600 });
    fc.assert(
      fc.property(attempts, random, age, (attempt, jitter, seconds) => {
        const now = CREATED.add({ seconds });
        const next = failed({ attempts: attempt, now, random: jitter });
        if (next) {
          expect(Temporal.Instant.compare(next, now)).toBe(1);
          if (attempt >= 15) expect(CREATED.until(next).total('hours')).toBeLessThanOrEqual(72);
        } else {
          expect(seconds).toBeGreaterThan(3 * 24 * 3600 - 1.2 * LONGEST);
          expect(attempt).toBeGreaterThanOrEqual(15);
        }
      }),
    );
  });

  it('ends when the mail is three days old', () => {
    const old = CREATED.add({ hours: 72 });
    expect(failed({ attempts: 15, now: old, random: 0 })).toBeNull();
    expect(failed({ attempts: 15, now: old.subtract({ seconds: LONGEST }) })).toEqual(old);
  });

  it('continues if the clock was set forward and there were few attempts', () => {
    const days = { hours: 4 * 24 };
    for (let attempt = 1; attempt < 15; attempt++)
      expect(failed({ attempts: attempt, now: CREATED.add(days) })).not.toBeNull();
  });
});

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
