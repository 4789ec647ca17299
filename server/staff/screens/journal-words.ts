import type { JournalAction } from '../../journal/journal.ts';
import { STAGE_NAMES } from '../../leads/stage-names.ts';

/** Phrase of each action, after a name. */
const JOURNAL_WORDS: Readonly<Record<JournalAction, string>> = {
  'staff.invited': 'a invité cette personne',
  'staff.recovered': 'a donné un nouveau lien à cette personne',
  'staff.revoked': 'a fermé l’accès de cette personne',
  'staff.signed_in': 's’est identifié',
  'passkey.added': 'a ajouté une clé d’accès',
  'passkey.removed': 'a retiré une clé d’accès',
  'sessions.ended': 'a fermé des sessions',
  'lead.new': 'l’a rendue',
  'lead.taken': 'l’a prise en charge',
  'lead.answered': `l’a notée comme ${STAGE_NAMES.answered}`,
  'lead.waiting': 'l’a mise en attente',
  'lead.won': `l’a notée comme ${STAGE_NAMES.won}`,
  'lead.lost': `l’a notée comme ${STAGE_NAMES.lost}`,
  'lead.spam': `l’a notée comme ${STAGE_NAMES.spam}`,
  'lead.assigned': 'l’a confiée à un collègue',
  'lead.entered': 'l’a saisie',
  'lead.undone': 'est revenu sur son dernier geste',
  'lead.noted': 'a écrit une note',
  'lead.released': 'l’a libérée',
  'lead.rectified': 'a corrigé les coordonnées',
  'lead.erased': 'l’a effacée',
  'lead.file_read': 'a exporté le dossier de la personne',
  'visitor.answered': 'a répondu par e-mail',
  'visitor.completed': 'a complété sa demande',
  'visitor.corrected': 'a corrigé ses coordonnées',
  'visitor.withdrew': 'a retiré sa demande',
  'visitor.erased': 'a effacé sa demande',
  'leads.exported': 'a exporté des demandes',
  'lead.replied': 'y a répondu',
  'mail.retried': 'a renvoyé un e-mail',
  'webhook.added': 'a ajouté ce branchement',
  'webhook.rotated': 'a changé le secret de ce branchement',
  'webhook.removed': 'a retiré ce branchement',
  'saved_reply.added': 'a ajouté une réponse type',
  'saved_reply.changed': 'a modifié une réponse type',
  'saved_reply.removed': 'a supprimé une réponse type',
  'article.created': 'a commencé cet article',
  'article.edited': 'a modifié le brouillon',
  'article.published': 'a publié cet article',
  'article.scheduled': 'a programmé cet article',
  'article.unpublished': 'a dépublié cet article',
  'article.deleted': 'a mis cet article à la corbeille',
  'article.recovered': 'a sorti cet article de la corbeille',
  'article.restored': 'a repris une version',
  'article.undone': 'est revenu sur son dernier geste',
  'article.picture_added': 'a ajouté une image',
  'agency.changed': 'a modifié cette rubrique de l’agence',
  'agency.restored': 'a remis cette rubrique de l’agence comme dans les fichiers',
  'redirect.added': 'a ajouté',
  'redirect.removed': 'a retiré la redirection',
  'content.published': 'a publié les textes de cette page',
  'content.scheduled': 'a programmé les textes de cette page',
  'content.ended': 'a dépublié cette page',
  'content.retired': 'a retiré cette page du site',
  'content.put_back': 'a remis cette page sur le site',
  'content.unscheduled': 'avait programmé des textes que le reste du site a fini par refuser',
};

function isVisitors(action: string): boolean {
  return action.startsWith('visitor.');
}

/** The name of who did an action; `nameOf` turns an e-mail address into a name. */
export function actorWords(
  { action, author }: { action: string; author: string | null },
  nameOf: (author: string) => string,
): string {
  if (author !== null) return nameOf(author);
  return isVisitors(action) ? 'Le visiteur' : 'La ligne de commande';
}

/** The phrase of an action from the database; an unknown one is returned as is. */
export function journalWords(action: string): string {
  return isKnown(action) ? JOURNAL_WORDS[action] : action;
}

function isKnown(action: string): action is JournalAction {
  return Object.hasOwn(JOURNAL_WORDS, action);
}
