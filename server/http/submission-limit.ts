import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';

/** Far above what people do, low enough that one machine cannot fill the disk or the agency's mailbox. */
const PER_MINUTE = 600;

export type SubmissionLimit = ReturnType<typeof createSubmissionLimit>;

/** Bounds the submissions of one client address, per process. */
export function createSubmissionLimit(perMinute = PER_MINUTE) {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return {
    /** @throws AppError `rate_limited` with the wait, once `address` has had its share of the minute. */
    async consume(address: string): Promise<void> {
      try {
        await limiter.consume(address);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new AppError('rate_limited', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
      }
    },
  };
}
