import { CompiledQuery } from 'kysely';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { unlessAborted } from '../deadlines.ts';
import { AppError } from '../errors.ts';
import { networkDigest } from '../leads/digests.ts';
import type { Database, DatabaseLocation } from '../store/database.ts';
import { senderNetwork } from './sender-network.ts';

/** Limits requests of one kind per sender: the network of an address, or a staff account. */
export interface RequestLimit {
  /** @throws AppError `rate_limited`, with the time to wait, once the sender is over the limit. */
  consume(sender: string): Promise<void>;
}

/** Time over which requests are counted (s). */
const DURATION = 60;
/** When the database takes longer to count (ms), the process counts in memory. */
const LONGEST_COUNT = 500;

interface SubmissionLimitParts {
  /** What is counted: each kind has counts of its own. */
  kind: 'submissions' | 'sign-ins';
  perMinute: number;
  /** Limit of an IPv6 /56, as a multiple of the limit of a /64. */
  networksPerBlock: number;
  database: Database;
  location: Pick<DatabaseLocation, 'engine'>;
  /** Key of the HMAC under which networks are stored. */
  networkSecret: string;
}

/**
 * Limits submissions per network: across all processes on PostgreSQL, per process on SQLite. A network over its
 * limit is then refused from memory, and while the database is away each process counts by itself: the limit
 * protects the database, so it must hold without it.
 */
export function createSubmissionLimit({
  kind,
  perMinute,
  networksPerBlock,
  database,
  location,
  networkSecret,
}: SubmissionLimitParts): RequestLimit {
  const limiter = (points: number, keyPrefix: string) => {
    const own = new RateLimiterMemory({ points, duration: DURATION });
    if (location.engine === 'sqlite') return own;
    return new RateLimiterPostgres({
      points,
      duration: DURATION,
      storeClient: queriesOn(database),
      storeType: 'kysely',
      tableName: 'request_counts',
      tableCreated: true,
      keyPrefix,
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: own,
    });
  };
  const digest = (network: string) => networkDigest(network, networkSecret);
  return limitOf(limiter(perMinute, kind), limiter(perMinute * networksPerBlock, `block-${kind}`), digest);
}

/** Limits reads per network, in this process. */
export function createReadLimit(perMinute: number, networksPerBlock: number): RequestLimit {
  return limitOf(
    new RateLimiterMemory({ points: perMinute, duration: DURATION }),
    new RateLimiterMemory({ points: perMinute * networksPerBlock, duration: DURATION }),
    (network) => network,
  );
}

/** Limits the acts of each staff account, in this process. */
export function createAccountLimit(perMinute: number): RequestLimit {
  const accounts = new RateLimiterMemory({ points: perMinute, duration: DURATION });
  return { consume: (account) => count(accounts, account) };
}

/**
 * Counts a request for its network and, if that is below its limit, for its /56: a refused request does not count
 * against the neighbours.
 */
function limitOf(
  networks: RateLimiterAbstract,
  blocks: RateLimiterAbstract,
  keyOf: (network: string) => string,
): RequestLimit {
  return {
    async consume(address) {
      const { network, block } = senderNetwork(address);
      await count(networks, keyOf(network));
      if (block !== null) await count(blocks, keyOf(block));
    },
  };
}

/** Adapts the site’s connections to the PostgreSQL client that the limiter expects. */
function queriesOn(database: Database) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      unlessAborted(
        database.executeQuery(CompiledQuery.raw(text, values)),
        AbortSignal.timeout(LONGEST_COUNT),
      ),
  };
}

async function count(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    // Counted before the clock was set back; no other count lasts so long.
    if (refusal.msBeforeNext > 2000 * DURATION) await limiter.delete(key);
    else throw new AppError('rate_limited', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
