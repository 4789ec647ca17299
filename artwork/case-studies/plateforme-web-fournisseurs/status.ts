/** The brass of the bank's sign. */
export const BRASS = '#A8802F';

/** States of a supplier's file: the word and its colour. */
export const STATUS = {
  active: ['Actif', '#2E7D5B'],
  renew: ['À renouveler', '#C98A12'],
  waiting: ['En attente', '#5F7186'],
  blocked: ['Bloqué', '#B8392F'],
} as const;
