import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import type { SubmissionLimits } from '../leads/limits.ts';
import { senderNetwork } from './sender-network.ts';

/** Counts requests of one kind and refuses the excess. */
export interface RequestLimit {
  /** @throws AppError `rate_limited` with the wait, once the network of `address` has had its share of the minute. */
  consume(address: string): Promise<void>;
}

/** Bounds what comes in from one network, and from all of them together, to this process. */
export function createSubmissionLimit(limits: SubmissionLimits): RequestLimit {
  const ofNetwork = createReadLimit(limits.submissionsPerNetworkAndMinute);
  const ofEverybody = new RateLimiterMemory({ points: limits.submissionsPerMinute, duration: 60 });
  return {
    async consume(address) {
      await ofNetwork.consume(address);
      await orRefusal(ofEverybody.consume('everybody'));
    },
  };
}

/** Bounds how often one network asks this process something. */
export function createReadLimit(perMinute: number): RequestLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return { consume: (address) => orRefusal(limiter.consume(senderNetwork(address))) };
}

async function orRefusal(consumed: Promise<RateLimiterRes>): Promise<void> {
  try {
    await consumed;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('rate_limited', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
