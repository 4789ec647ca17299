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

/** Counts requests of one kind and refuses the excess. */
export interface RequestLimit {
  /** @throws AppError `rate_limited` with the wait, once the network of `address` has had its share of the minute. */
  consume(address: string): Promise<void>;
}

/** A database that takes longer to count (ms) leaves it to the process's memory. */
const LONGEST_COUNT = 500;

interface SubmissionLimitParts {
  perMinute: number;
  /** How many times as much an IPv6 block may do as one of its networks. */
  networksPerBlock: number;
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
  networksPerBlock,
  database,
  location,
  networkSecret,
}: SubmissionLimitParts): RequestLimit {
  const limiter = (points: number, keyPrefix: string) => {
    const own = new RateLimiterMemory({ points, duration: 60 });
    if (location.engine === 'sqlite') return own;
    return new RateLimiterPostgres({
      points,
      duration: 60,
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
  return limitOf(
    limiter(perMinute, 'submissions'),
    limiter(perMinute * networksPerBlock, 'block-submissions'),
    digest,
  );
}

/** Bounds how often one network asks this process something. */
export function createReadLimit(perMinute: number, networksPerBlock: number): RequestLimit {
  return limitOf(
    new RateLimiterMemory({ points: perMinute, duration: 60 }),
    new RateLimiterMemory({ points: perMinute * networksPerBlock, duration: 60 }),
    (network) => network,
  );
}

/** Counts a request for its network, and where that has some left for its block: neighbours pay for no refusal. */
function limitOf(
  networks: RateLimiterAbstract,
  blocks: RateLimiterAbstract,
  keyOf: (network: string) => string,
): RequestLimit {
  return {
    async consume(address) {
      const { network, block } = senderNetwork(address);
      await orRefusal(networks.consume(keyOf(network)));
      if (block !== null) await orRefusal(blocks.consume(keyOf(block)));
    },
  };
}

/** What the limiter asks of a PostgreSQL client, on the connections of the site itself. */
function queriesOn(database: Database) {
  return {
    query: ({ text, values }: { text: string; values: unknown[] }) =>
      unlessAborted(
        database.executeQuery(CompiledQuery.raw(text, values)),
        AbortSignal.timeout(LONGEST_COUNT),
      ),
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
