import { LEAD_STAGES, type LeadStage } from '../../store/database.ts';

interface StageWords {
  /** In URLs of filtered lists. */
  slug: string;
  /** Label of its filter. */
  plural: string;
  /** Label of the button that sets it, and its keyboard shortcut. */
  act: string;
  key: string;
  /** After « La demande de … est ». */
  done: string;
  /** After the name of the person who has just done it. */
  byOther: string;
}

/** Words and shortcut of each stage, in the order of the buttons. */
export const STAGE_WORDS: Readonly<Record<LeadStage, StageWords>> = {
  new: {
    slug: 'nouvelle',
    plural: 'Nouvelles',
    act: 'Rendre',
    key: 'n',
    done: 'de nouveau à prendre',
    byOther: 'vient de la rendre',
  },
  taken: {
    slug: 'prise-en-charge',
    plural: 'Prises en charge',
    act: 'Prendre',
    key: 't',
    done: 'à vous',
    byOther: 'vient de la prendre en charge',
  },
  answered: {
    slug: 'repondue',
    plural: 'Traitées',
    act: 'Traitée',
    key: 'r',
    done: 'notée comme traitée',
    byOther: 'vient de la noter comme traitée',
  },
  waiting: {
    slug: 'en-attente',
    plural: 'En attente',
    act: 'En attente',
    key: 'a',
    done: 'en attente',
    byOther: 'vient de la mettre en attente',
  },
  won: {
    slug: 'gagnee',
    plural: 'Gagnées',
    act: 'Gagnée',
    key: 'g',
    done: 'gagnée',
    byOther: 'vient de la noter comme gagnée',
  },
  lost: {
    slug: 'perdue',
    plural: 'Perdues',
    act: 'Perdue',
    key: 'p',
    done: 'perdue',
    byOther: 'vient de la noter comme perdue',
  },
  spam: {
    slug: 'indesirable',
    plural: 'Indésirables',
    act: 'Indésirable',
    key: 'i',
    done: 'indésirable',
    byOther: 'vient de la noter comme indésirable',
  },
};

export function stageOf(slug: string | undefined): LeadStage | undefined {
  return LEAD_STAGES.find((stage) => STAGE_WORDS[stage].slug === slug);
}

const ACTS: readonly LeadStage[] = ['taken', 'answered', 'waiting', 'won', 'lost', 'spam', 'new'];

/**
 * The stages that a lead can be set to, in the order of the buttons.
 * @param hasNews whether its sender wrote again: then even the present stage is an answer
 */
export function actsFrom(stage: LeadStage, hasNews: boolean): readonly LeadStage[] {
  return ACTS.filter((act) => act !== stage || hasNews);
}
