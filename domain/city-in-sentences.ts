/** A city’s name with its prepositions: « au Mans », « du Mans ». A silent h is left to the author. */
export function inSentences(name: string): { locative: string; origin: string } {
  const [, article, rest = ''] = /^(Le|Les) (.+)$/.exec(name) ?? [];
  if (article === 'Le') return { locative: `au ${rest}`, origin: `du ${rest}` };
  if (article === 'Les') return { locative: `aux ${rest}`, origin: `des ${rest}` };
  const first = name.normalize('NFD').charAt(0).toLowerCase();
  return { locative: `à ${name}`, origin: 'aeiouy'.includes(first) ? `d’${name}` : `de ${name}` };
}
