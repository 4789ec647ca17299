import { caseStudyCopy, cityCopy, legalCopy, serviceCopy, technologyCopy } from 'content-collections';
import { Fragment } from 'react';
import { SITE } from '../../../app/seo/site-address.ts';
import { fittingTitle } from '../../../content/fitting-title.ts';
import { knownPartners } from '../../../content/partners.ts';
import { fillText } from '../../../content/sentence.ts';
import { pageSlots } from '../../../content/whole-content.ts';
import { personName } from '../../../domain/person-name.ts';
import { frenchTypography } from '../../../domain/typography.ts';
import { type Changes, valueAt } from '../../entries/changes.ts';
import { typedValue } from '../../entries/changes-from.ts';
import { dataOf, type Entry, textOf } from '../../entries/entries.ts';
import type { OpenEntry } from '../../entries/entry-desk.ts';
import { HELPS } from '../../entries/entry-names.ts';
import { type Field, wholeLabel } from '../../entries/field.ts';
import { fieldsOf, partOf } from '../../entries/fields.ts';
import { LOADED, loadedTexts } from '../../entries/loaded-texts.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { retirablePath } from '../../entries/retirement.ts';
import { atMoment, shortMoment } from '../../staff/screens/moments.ts';
import { Moves } from './arrange.tsx';
import { Faults, Planning, Preview, SavedByEnter, Views } from './desk.tsx';
import { FreeSections } from './free-sections.tsx';
import { anchorOf, fieldOf, PageField } from './page-field.tsx';
import { ListEnd, listEnds } from './page-list.tsx';
import { PAGES_PATH, pagePath, STATE_WORDS, stateOf } from './pages.tsx';
import { retirementScreen } from './retirement.tsx';

interface PageEditorProps {
  open: OpenEntry;
  /** What the form shows: the draft, or what is published. */
  changes: Changes;
  faults: readonly FieldIssue[];
  isRefused: boolean;
  /** A sentence about the whole form. */
  fault?: string | undefined;
  isOwner: boolean;
  nonce: string;
  now: Temporal.Instant;
}

/** The texts of a page in a form, beside the page. */
export function PageEditor(props: PageEditorProps) {
  const { open, changes, faults, isRefused, fault, nonce } = props;
  const { entry } = open;
  const path = pagePath(entry);
  const groups = groupsOf(entry, changes);
  const isOptional = ([first]: readonly Field[]) => entry.isMade === true && first?.isRequired === false;
  const ends = listEnds(entry, changes);
  const [asked, optional] = [groups.filter((each) => !isOptional(each)), groups.filter(isOptional)];
  const group = (fields: readonly Field[]) => (
    <FieldGroup
      key={fields[0]?.name}
      entry={entry}
      fields={fields}
      changes={changes}
      ends={ends}
      faults={isRefused ? faults : []}
    />
  );
  return (
    <form className="desk" method="post" action={path} data-pages={entry.id} data-nonce={nonce}>
      <input type="hidden" name="revision" value={open.revision} />
      <input type="hidden" name={LOADED} value={loadedTexts(entry, open.draft ?? open.published)} />
      <SavedByEnter />
      <PageBar {...props} />
      {entry.shownAt === null ? null : <Views text="Textes" />}
      <div className="desk-panes" data-shown="text">
        <div className="desk-text">
          <h1 className="page-name">{entry.name}</h1>
          {helpOf(entry) === '' ? null : <p className="small page-help">{helpOf(entry)}</p>}
          <p className="small">
            <a href={`${path}/usages`}>Où paraissent ces textes</a>
          </p>
          {fault ? <p role="alert">{fault}</p> : null}
          <PageFaults {...{ entry, changes, faults, isRefused }} />
          {asked.map(group)}
          {optional.length > 0 ? (
            <details className="page-group" open={isRefused}>
              <summary>
                <h2>Proposé, ou facultatif</h2>
              </summary>
              <p className="small">
                Une partie dont tout reste vide ne paraît pas ; commencée, elle se remplit en entier.
              </p>
              {optional.map(group)}
            </details>
          ) : null}
          {entry.kind === 'free' ? (
            <FreeSections path={path} changes={changes} faults={isRefused ? faults : []} />
          ) : null}
        </div>
        {entry.shownAt === null ? null : <Preview path={path} title="La page, telle qu’elle sera" />}
      </div>
    </form>
  );
}

/** State, save status and actions. */
function PageBar({ open, isOwner, now }: PageEditorProps) {
  const { entry, changed, draft, publishAt, published, publishedAt } = open;
  const isShown = Object.keys(published).length > 0;
  // Its draft is all that is left of a page that has ended.
  const hasFile = entry.kind !== 'free' && !entry.isMade;
  const hasEnded = !hasFile && !isShown && publishedAt !== null;
  return (
    <div className="desk-bar">
      <div className="desk-standing">
        <a href={PAGES_PATH}>← Pages</a>
        <p className="article-state" data-state={stateOf(open)}>
          <strong data-state-word>{STATE_WORDS[stateOf(open)]}</strong>
          {publishAt ? <span>{atMoment(publishAt, now)}</span> : null}
          {entry.shownAt === null || (!hasFile && !isShown) ? null : <a href={entry.shownAt}>Voir la page</a>}
        </p>
        <p className="save-state" role="status" data-save-state>
          {changed
            ? `${changed.by === null ? 'Ligne de commande' : personName(changed.by)}, ${shortMoment(changed.at, now)}`
            : ''}
        </p>
      </div>
      <div className="desk-acts">
        <a href={`${pagePath(entry)}/versions`}>Versions</a>
        <details className="menu">
          <summary>Autres gestes</summary>
          <div className="pane">
            <Planning at={publishAt} now={now} />
            {draft === null || hasEnded ? null : (
              <button type="submit" name="geste" value="abandonner" className="quiet">
                {hasFile || isShown ? 'Abandonner le brouillon' : 'Supprimer cette page'}
              </button>
            )}
            {!isShown || !hasFile ? null : (
              <button type="submit" name="geste" value="fichier" className="quiet">
                Reprendre les textes livrés
              </button>
            )}
            {entry.kind === 'free' && isShown ? (
              <button type="submit" name="geste" value="depublier" className="quiet">
                Dépublier la page
              </button>
            ) : null}
            {isOwner && retirablePath(entry) !== null && (hasFile || isShown) ? (
              <a className="button quiet" href={retirementScreen(entry)}>
                {stateOf(open) === 'retired' ? 'Remettre sur le site' : 'Retirer du site'}
              </a>
            ) : null}
          </div>
        </details>
        <button type="submit" name="geste" value="enregistrer" className="quiet" data-save>
          Enregistrer
        </button>
        <button type="submit" name="geste" value="publier">
          Publier
        </button>
      </div>
    </div>
  );
}

/** The fields by part of the file; those that stand alone with their neighbours. */
function groupsOf(entry: Entry, changes: Changes): Field[][] {
  const groups: Field[][] = [];
  // Those of sections are among the sections.
  const fields = fieldsOf(entry, changes).filter(
    ({ name }) => entry.kind !== 'free' || !name.startsWith('sections.'),
  );
  for (const field of fields) {
    const last = groups.at(-1);
    const [before] = last ?? [];
    const isAlike = before?.isRequired === field.isRequired || !entry.isMade;
    const isSame = field.group === '' || partOf(field.name) === partOf(before?.name ?? '');
    if (last && before?.group === field.group && isSame && isAlike) last.push(field);
    else groups.push([field]);
  }
  return groups;
}

interface FieldGroupProps {
  entry: Entry;
  fields: readonly Field[];
  changes: Changes;
  ends: ReturnType<typeof listEnds>;
  faults: readonly FieldIssue[];
}

function FieldGroup({ entry, fields, changes, ends, faults }: FieldGroupProps) {
  const [first] = fields;
  return (
    <fieldset className="page-fields">
      <legend className={first?.group ? undefined : 'hidden-text'}>
        {first?.group || (fields.length > 1 ? 'Textes' : first?.label)}
      </legend>
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.name === 'meta.name' || field.name === 'metaDescription' ? (
            <SearchResult entry={entry} changes={changes} />
          ) : null}
          {field.kind === 'order' ? (
            <ListEnd entry={entry} field={field} changes={changes} />
          ) : (
            <PageField
              field={field}
              path={pagePath(entry)}
              change={changes[field.name]}
              fault={faults.find((fault) => fieldOf(fault, [field]))?.message}
            />
          )}
          {ends.get(field.name)?.map((item) => (
            <Moves key={item.name} {...item} />
          ))}
        </Fragment>
      ))}
    </fieldset>
  );
}

interface PageFaultsProps extends Pick<PageEditorProps, 'changes' | 'faults' | 'isRefused'> {
  entry: Entry;
}

/** The faults that keep a page from being published, with links to their fields. */
export function PageFaults({ entry, changes, faults, isRefused }: PageFaultsProps) {
  const fields = fieldsOf(entry, changes);
  return (
    <Faults isRefused={isRefused}>
      {faults.map((fault) => {
        const field = fieldOf(fault, fields);
        return (
          <li key={`${fault.field} ${fault.message}`}>
            {field ? (
              <a href={`#${anchorOf(field.name)}`}>
                {wholeLabel(field)} : {fault.message}
              </a>
            ) : (
              fault.message
            )}
          </li>
        );
      })}
    </Faults>
  );
}

/** How a page looks in a list of results. */
export function SearchResult({ entry, changes }: { entry: Entry; changes: Changes }) {
  const text = (field: string) =>
    typedValue(changes[field]?.value ?? String(valueAt(dataOf(entry), field) ?? ''));
  const { brand, tagline, claims } = pageSlots();
  const { replyWithin, freeAdvice, freeDevelopment } = claims.promises;
  const slots = new Map(Object.entries({ brand, tagline, replyWithin, freeAdvice, freeDevelopment }));
  const filled = (sentence: string) =>
    frenchTypography(sentence.replaceAll(/\{(\w+)\}/g, (whole, slot) => slots.get(slot) ?? whole));
  const title = fittingTitle(filled(text('meta.title')) || titleOf(entry, text), brand);
  const description = filled(text('meta.description') || text('metaDescription'));
  return (
    <div className="search-result" data-search-result>
      <p className="small">{SITE.replace('https://', '') + (entry.shownAt ?? '')}</p>
      <p className="search-result-title">{title.length > 60 ? `${title.slice(0, 58)} …` : title}</p>
      <p>{description.length > 160 ? `${description.slice(0, 158)} …` : description}</p>
    </div>
  );
}

/** The title that the pages of a kind have in common. */
function titleOf({ kind }: Entry, text: (field: string) => string): string {
  const { brand } = pageSlots();
  switch (kind) {
    case 'city':
      return fillText(cityCopy.meta.title, { place: text('locative'), brand });
    case 'service':
      return fillText(serviceCopy.meta.title, { service: text('name'), brand });
    case 'technology':
      return fillText(technologyCopy.meta.title, { technology: text('name'), brand });
    case 'case': {
      const client = knownPartners().find(({ id }) => id === text('client'))?.name ?? text('client');
      return fillText(caseStudyCopy.meta.title, { topic: text('topic'), client, brand });
    }
    case 'legal':
      return fillText(legalCopy.meta.title, { title: text('title'), brand });
    case 'free':
      return `${text('title')} | ${brand}`;
    default:
      return '';
  }
}

/** Help written for colleagues, or the remarks at the head of a file. */
function helpOf(entry: Entry): string {
  const remarks = /^(?:#.*\n)+/.exec(textOf(entry))?.[0] ?? '';
  return (
    HELPS[entry.id] ??
    remarks
      .replaceAll(/^# ?/gm, '')
      .replaceAll(/ \(content\/[\w./-]+\)/g, '')
      .replaceAll('\n', ' ')
      .trim()
  );
}
