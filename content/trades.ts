/** The clients’ trades: key in `content/case-studies/`, and French name. */
export const TRADES = {
  commerce: 'Commerce',
  'banque-et-assurance': 'Banque et assurance',
  energie: 'Énergie',
  education: 'Éducation',
  logiciel: 'Logiciel',
  beaute: 'Beauté',
} as const;

export type Trade = keyof typeof TRADES;

export function isTrade(key: string): key is Trade {
  return Object.hasOwn(TRADES, key);
}
