import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GlassHouse } from './glass-house.tsx';
import { titleText } from './title-text.tsx';

/** The panes that are set, from gable to roof. */
function panesSet(fields: readonly boolean[]): boolean[] {
  const html = renderToStaticMarkup(<GlassHouse fields={fields} isLit={false} />);
  return [...html.matchAll(/data-pane="\d"( data-set)?/g)].map(([, set]) => set !== undefined);
}

test.each([
  [
    [false, true, false, true],
    [false, true, false, true],
  ],
  [
    [true, false, true, true, true],
    [false, true, true, true],
  ],
  [
    [true, true, true, true, false],
    [true, true, true, false],
  ],
])('the fields %j set the panes %j', (fields, panes) => {
  expect(panesSet(fields)).toEqual(panes);
});

test.for([
  ['Politique de confidentialité', 'Politique <span>de confidentialité</span>'],
  ['Une panne, un lot', 'Une\u00a0panne, un\u00a0lot'],
  ['Quand serait-ce prêt', 'Quand <span>serait-ce</span> prêt'],
  ['Les tout-petits', '<span>Les tout-petits</span>'],
  ['Clermont-Ferrand', 'Clermont-Ferrand'],
  ['Des doutes\u202f? Parlons', 'Des\u00a0doutes\u202f? Parlons'],
  ['Un prix\u202f: lire un devis', 'Un\u00a0prix\u202f: <span>lire un\u00a0devis</span>'],
  ['Six mois\u202f: trier, noter, jeter', 'Six\u00a0mois\u202f: <span>trier, noter, jeter</span>'],
  ['En React\u00a018. Et après', 'En\u00a0React\u00a018. Et\u00a0après'],
  ['Le développeur part, pas l’échéance', '<span>Le\u00a0développeur part,</span> pas\u00a0l’échéance'],
] as const)(
  '« %s » breaks between clauses, and after no short word nor hyphen, wherever it has room',
  ([title, html]) => {
    const set = renderToStaticMarkup(titleText(title)).replaceAll(' class="bound"', '');
    expect(set.replace(/^<span>(.*)<\/span>$/, '$1')).toBe(html);
  },
);

test('what is no text stays as it is', () => {
  expect(titleText(null)).toBeNull();
});
