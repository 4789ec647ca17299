import { MOST_SECTIONS, SECTIONS } from '../../../content/schema/free-page.ts';
import type { Changes } from '../../entries/changes.ts';
import { documentOf, isKind, SECTION_KINDS } from '../../entries/free-document.ts';
import { freeFields, SECTION_WORDS } from '../../entries/free-fields.ts';
import type { FieldIssue } from '../../entries/published-values.ts';
import { Arrange, Moves } from './arrange.tsx';
import { fieldOf, PageField } from './page-field.tsx';

interface FreeSectionsProps {
  /** Of the page in the staff area. */
  path: string;
  changes: Changes;
  faults: readonly FieldIssue[];
}

/** Which sections the texts of a form are of. */
export function SectionKinds({ changes }: Pick<FreeSectionsProps, 'changes'>) {
  const kinds = documentOf(changes).sections.map(({ kind }) => kind);
  return <input type="hidden" name={SECTION_KINDS} data-field="" defaultValue={kinds.join(' ')} />;
}

/** The sections of a page that colleagues make, with the buttons that arrange them; each saves what is typed. */
export function FreeSections({ path, changes, faults }: FreeSectionsProps) {
  const { sections } = documentOf(changes);
  const fields = freeFields(changes);
  return (
    <>
      <SectionKinds changes={changes} />
      {sections.map(({ kind }, index) => {
        if (!isKind(kind)) return null;
        const { name, help } = SECTION_WORDS[kind];
        const title = `${index + 1}. ${name}`;
        const place = `sections.${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
          <fieldset className="page-fields" id={`section-${index + 1}`} key={index}>
            <legend>{title}</legend>
            <p className="small">{help}</p>
            {fields
              .filter((field) => field.name.startsWith(`${place}.`))
              .map((field) => (
                <PageField
                  key={field.name}
                  field={field}
                  path={path}
                  change={changes[field.name]}
                  fault={faults.find((fault) => fieldOf(fault, [field]))?.message}
                />
              ))}
            <Moves
              name={String(index)}
              index={index}
              count={sections.length}
              what={`la section ${title}`}
              canGo
            />
          </fieldset>
        );
      })}
      <fieldset className="page-fields" id="ajouter">
        <legend>Ajouter une section</legend>
        {sections.length < MOST_SECTIONS ? (
          <ul className="section-kinds">
            {Object.keys(SECTIONS)
              .filter(isKind)
              .map((kind) => (
                <li key={kind}>
                  <Arrange act={`ajouter:${kind}`} words={SECTION_WORDS[kind].name} />
                  <span className="small">{SECTION_WORDS[kind].help}</span>
                </li>
              ))}
          </ul>
        ) : (
          <p>Une page a {MOST_SECTIONS} sections au plus.</p>
        )}
      </fieldset>
    </>
  );
}
