import { counted } from '../../../domain/plural.ts';
import type { Entry } from '../../entries/entries.ts';
import type { Usage } from '../../entries/usages.ts';
import { anchorOf } from './page-field.tsx';
import { PAGES_PATH, pagePath } from './pages.tsx';

export function PageUsages({ entry, usages }: { entry: Entry; usages: readonly Usage[] }) {
  const path = pagePath(entry);
  const shown = usages.filter(({ places }) => places.length > 0);
  const unseen = usages.length - shown.length;
  return (
    <>
      <p>
        <a href={PAGES_PATH}>Pages</a> / <a href={path}>{entry.name}</a>
      </p>
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
              <a href={`${path}#${anchorOf(field.name)}`}>
                {field.group ? `${field.group}, ${field.label.toLowerCase()}` : field.label}
              </a>
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
