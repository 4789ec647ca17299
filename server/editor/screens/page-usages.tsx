import { counted } from '../../../domain/plural.ts';
import type { Entry } from '../../entries/entries.ts';
import { wholeLabel } from '../../entries/field.ts';
import type { Usage } from '../../entries/usages.ts';
import { anchorOf } from './page-field.tsx';
import { PageTrail, pagePath } from './pages.tsx';

export function PageUsages({ entry, usages }: { entry: Entry; usages: readonly Usage[] }) {
  const shown = usages.filter(({ places }) => places.length > 0);
  const unseen = usages.length - shown.length;
  return (
    <>
      <PageTrail entry={entry} />
      <h1>Où paraissent ces textes</h1>
      <p>
        Tels que les visiteurs les lisent en ce moment ; une page d’exemple vaut pour toutes celles de sa
        sorte.
        {unseen === 0
          ? ''
          : ` ${counted(unseen, 'autre texte', 'autres textes')} ne se ${unseen === 1 ? 'lit' : 'lisent'} mot pour mot sur aucune de ces pages : résultats de recherche, partages, e-mails, messages.`}
      </p>
      <ul className="article-rows">
        {shown.map(({ field, text, places }) => (
          <li key={field.name} className="page-version">
            <h2>
              <a href={`${pagePath(entry)}#${anchorOf(field.name)}`}>{wholeLabel(field)}</a>
            </h2>
            <p>{text}</p>
            <p className="page-places">
              {places.map((place) => (
                <a key={place.path} href={place.path}>
                  {place.label}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
