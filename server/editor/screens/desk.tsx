import type { ReactNode } from 'react';
import { inParis } from '../../../domain/dates.ts';

/*
 * What the editors of articles and pages have in common.
 */

/** The default button: Enter in a field saves. */
export function SavedByEnter() {
  return (
    <button
      type="submit"
      name="geste"
      value="enregistrer"
      className="hidden-text"
      tabIndex={-1}
      aria-hidden="true"
    >
      Enregistrer
    </button>
  );
}

/** Chooses the text or the page, where both have no room; shown by the script. */
export function Views({ text }: { text: string }) {
  return (
    <fieldset className="desk-views" hidden data-views>
      <legend className="hidden-text">Vue</legend>
      <button type="button" className="quiet" aria-pressed="true" data-view="text">
        {text}
      </button>
      <button type="button" className="quiet" aria-pressed="false" data-view="page">
        Aperçu
      </button>
    </fieldset>
  );
}

export function Preview({ path, title }: { path: string; title: string }) {
  return (
    <section className="desk-page" aria-label="Aperçu de la page">
      <iframe title={title} src={`${path}/apercu`} sandbox="allow-same-origin" data-preview />
    </section>
  );
}

/** The faults that prevent publication, each as a list item. */
export function Faults({ isRefused, children }: { isRefused: boolean; children: readonly ReactNode[] }) {
  return (
    <div data-faults>
      {children.length === 0 ? null : (
        <div className={isRefused ? 'alert' : 'note'} role={isRefused ? 'alert' : undefined}>
          <details open={isRefused}>
            <summary>
              {isRefused ? 'Pas encore publié. ' : ''}
              {children.length === 1 ? 'Un point à corriger' : `${children.length} points à corriger`} avant
              de publier
            </summary>
            <ul>{children}</ul>
          </details>
        </div>
      )}
    </div>
  );
}

interface ChangedText {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Texts of a few words that differ, one after the other. */
export function ChangedTexts({ texts }: { texts: readonly ChangedText[] }) {
  if (texts.length === 0) return null;
  return (
    <dl className="changes">
      {texts.map(({ key, label, before, after }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            <del>{before || 'vide'}</del> <ins>{after || 'vide'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** When to publish: the scheduled time, or tomorrow at 09:00. */
export function Planning({ at, now }: { at: string | null | undefined; now: Temporal.Instant }) {
  const planned = at
    ? inParis(Temporal.Instant.from(at))
    : inParis(now).add({ days: 1 }).withPlainTime('09:00');
  return (
    <fieldset>
      <legend>Publier à un moment, heure de Paris</legend>
      <label>
        Jour
        <input type="date" name="jour" defaultValue={planned.toPlainDate().toString()} />
      </label>
      <label>
        Heure
        <input
          type="time"
          name="heure"
          defaultValue={planned.toPlainTime().toString({ smallestUnit: 'minute' })}
        />
      </label>
      <button type="submit" name="geste" value="programmer">
        Programmer
      </button>
    </fieldset>
  );
}
