import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../errors.ts';
import { networkDigest } from '../leads/digests.ts';
import type { Database, DatabaseLocation } from '../store/database.ts';
import { senderNetwork } from './sender-network.ts';

/** Counts requests of one kind and refuses the excess. */
export interface RequestLimit {
  /** @throws AppError `rate_limited` with the wait, once the network of `address` has had its share of the minute. */
  consume(address: string): Promise<void>;
}

interface SubmissionLimitParts {
  perMinute: number;
  database: Database;
  location: Pick<DatabaseLocation, 'engine'>;
  /** Key of the digests under which networks are counted. */
  networkSecret: string;
}

/**
 * Bounds what comes in from one network: to all processes together where several can work on one database, that is on
 * PostgreSQL. Who is over the limit is then refused from memory, and while the database is away each process counts for
 * itself: the limit protects the database and must hold without it.
 */
export function createSubmissionLimit({
  perMinute,
  database,
  location,
  networkSecret,
}: SubmissionLimitParts): RequestLimit {
  const minute = { points: perMinute, duration: 60 };
  const own = new RateLimiterMemory(minute);
  const limiter =
    location.engine === 'sqlite'
      ? own
      : new RateLimiterPostgres({
          ...minute,
          storeClient: queriesOn(database),
          storeType: 'kysely',
          tableName: 'request_counts',
          tableCreated: true,
          keyPrefix: 'submissions',
          inMemoryBlockOnConsumed: perMinute + 1,
          insuranceLimiter: own,
        });
  return {
    consume: (address) => orRefusal(limiter.consume(networkDigest(senderNetwork(address), networkSecret))),
  };
}

/** Bounds how often one network asks this process something. */
export function createReadLimit(perMinute: number): RequestLimit {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  return { consume: (address) => orRefusal(limiter.consume(senderNetwork(address))) };
}

/** What the limiter asks of a PostgreSQL client, on the connections of the site itself. */
function queriesOn(database: Database) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      database.executeQuery(CompiledQuery.raw(text, values)),
  };
}

async function orRefusal(consumed: Promise<RateLimiterRes>): Promise<void> {
  try {
    await consumed;
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new AppError('rate_limited', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) });
  }
}
