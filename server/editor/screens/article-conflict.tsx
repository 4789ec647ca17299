import { FIELD_NAMES } from '../../articles/desk/fields.ts';
import { shortMoment } from '../../staff/screens/moments.ts';
import type { ArticleDraftRow, ArticleFields } from '../../store/database.ts';
import type { ComparedPart } from '../../texts/compare-texts.ts';
import { articlePath, changedFields } from './article-words.ts';
import { ChangedTexts } from './desk.tsx';
import { TextDiff } from './text-diff.tsx';

interface ArticleConflictProps {
  theirs: ArticleDraftRow;
  mine: ArticleFields;
  /** The difference of their text and mine; `null` if they cannot be compared. */
  parts: readonly ComparedPart[] | null;
  name: string;
  now: Temporal.Instant;
}

/** An edit conflict: shows both texts and their differences, and lets the person choose one. */
export function ArticleConflict({ theirs, mine, parts, name, now }: ArticleConflictProps) {
  const path = articlePath(theirs.article_id);
  const names = FIELD_NAMES.filter((name) => name !== 'markdown');
  return (
    <section className="conflict" aria-labelledby="conflict-title">
      <h1 id="conflict-title">{name} a enregistré un autre texte</h1>
      <p>
        C’était {shortMoment(theirs.last_at, now)}, pendant que vous écriviez. Le vôtre n’est pas encore
        enregistré : comparez, copiez ce qu’il vous faut, puis choisissez. Rien n’est publié.
      </p>
      <ChangedTexts texts={changedFields(names, theirs, mine)} />
      <h2>Du texte enregistré au vôtre</h2>
      <TextDiff parts={parts} before={theirs.markdown} after={mine.markdown} />
      <label htmlFor="mine">Votre texte, à copier</label>
      <textarea id="mine" rows={6} readOnly defaultValue={mine.markdown} data-mine />
      <div className="choice">
        <form method="post" action={path} data-choose="mine">
          <input type="hidden" name="revision" value={theirs.revision} />
          {FIELD_NAMES.map((field) => (
            <input key={field} type="hidden" name={field} value={mine[field]} />
          ))}
          <button type="submit" name="geste" value="enregistrer">
            Garder mon texte
          </button>
        </form>
        <a className="button quiet" href={path} data-choose="theirs">
          Prendre le texte enregistré
        </a>
      </div>
    </section>
  );
}
