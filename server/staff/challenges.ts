import type { Clock } from '../clock.ts';
import { toStored } from '../clock.ts';
import type { Database } from '../store/database.ts';
import { newToken, tokenDigest } from '../store/secrets.ts';

/** How long a person may take to confirm on the device. */
const LIFETIME = { minutes: 5 };

/** WebAuthn challenges; each can be used once, on any node. */
export function createChallenges({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Creates a challenge, valid only for `purpose`. */
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
    /** Uses a challenge up; false if it was not issued for `purpose`, is expired, or was used before. */
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
