import type { JournalAction } from '../journal.ts';

/** What was done, in words that its object follows. */
export const JOURNAL_WORDS: Readonly<Record<JournalAction, string>> = {
  'staff.invited': 'a invité',
  'staff.recovered': 'a envoyé un nouveau lien à',
  'staff.revoked': 'a révoqué',
  'staff.signed_in': 's’est identifié',
  'passkey.added': 'a ajouté une clé d’accès',
  'passkey.removed': 'a retiré une clé d’accès',
  'sessions.ended': 'a fermé une session',
  'lead.replied': 'a répondu à',
  'saved_reply.added': 'a ajouté la réponse type',
  'saved_reply.changed': 'a modifié la réponse type',
  'saved_reply.removed': 'a supprimé la réponse type',
};

/** The same for an action of any version; one that is unknown here is shown by its name. */
export function journalWords(action: string): string {
  return new Map(Object.entries(JOURNAL_WORDS)).get(action) ?? action;
}
