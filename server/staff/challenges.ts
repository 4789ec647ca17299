import type { Clock } from '../clock.ts';
import { toStored } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { newToken, tokenDigest } from './tokens.ts';

/** For how long a person may take to answer their device. */
const LIFETIME = { minutes: 5 };

/** The challenges that were given out; each is good for one answer, on whichever node it arrives. */
export function createChallenges({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** A new one, for this purpose alone. */
    async issue(purpose: string): Promise<string> {
      const challenge = newToken();
      const now = clock.now();
      await database.deleteFrom('staff_challenges').where('expires_at', '<=', toStored(now)).execute();
      await database
        .insertInto('staff_challenges')
        .values({ digest: tokenDigest(challenge), purpose, expires_at: toStored(now.add(LIFETIME)) })
        .execute();
      return challenge;
    },
    /** Whether it was given out for this purpose, and not answered before. */
    async redeem(challenge: string, purpose: string): Promise<boolean> {
      const row = await database
        .deleteFrom('staff_challenges')
        .where('digest', '=', tokenDigest(challenge))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', toStored(clock.now()))
        .returning('digest')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
