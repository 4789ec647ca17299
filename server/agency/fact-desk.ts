import { mapTexts } from '../../domain/map-texts.ts';
import { asTyped } from '../articles/desk/as-typed.ts';
import { type Clock, toStored } from '../clock.ts';
import { note } from '../journal/journal.ts';
import type { AgencyFactsRow, Database } from '../store/database.ts';
import { type AgencyFacts, readValues } from './agency-facts.ts';
import { type FactSection, type FactValues, factsWith, SECTION_NAMES, valuesOf } from './fact-sections.ts';
import { namingPictures } from './picture-names.ts';

export interface SectionState {
  /** Number of changes. */
  revision: number;
  /** Whether an edit overrides the content file. */
  isOwn: boolean;
  /** Last change; `by` is an e-mail address, `null` for the command line. */
  changed: { at: string; by: string | null } | null;
}

/** All sections, for editing: with plain spaces instead of no-break ones. */
export interface FactStandings {
  values: FactValues;
  own: Partial<FactValues>;
  stateOf(section: FactSection): SectionState;
}

interface Change<Section extends FactSection> {
  section: Section;
  /** New value of the section; `null` to go back to the content file. */
  value: FactValues[Section] | null;
  /** Revision that the change is based on. */
  revision: number;
  by: string;
}

interface FactDeskParts {
  database: Database;
  clock: Clock;
  facts: AgencyFacts;
}

export function createFactDesk({ database, clock, facts }: FactDeskParts) {
  async function read(): Promise<FactStandings> {
    const rows = await database
      .selectFrom('agency_facts')
      .leftJoin('staff', 'staff.id', 'agency_facts.changed_by')
      .selectAll('agency_facts')
      .select('staff.email as email')
      .execute();
    const own = readValues(rows, () => {});
    return {
      own,
      values: mapTexts(valuesOf(factsWith(own), own), asTyped),
      stateOf: (section) => stateIn(rows, section),
    };
  }

  /** Writes a section if it is still at `revision`. Other processes see it at their next check. */
  async function change<Section extends FactSection>(change: Change<Section>): Promise<'done' | 'stale'> {
    const isDone = await write(change);
    if (isDone) await facts.refresh();
    return isDone ? 'done' : 'stale';
  }

  function write({ section, value, revision, by }: Change<FactSection>): Promise<boolean> {
    return database.transaction().execute(async (transaction) => {
      const now = clock.now();
      const row = {
        value: value === null ? null : JSON.stringify(namingPictures(value)),
        revision: revision + 1,
        changed_at: toStored(now),
        changed_by: by,
      };
      const written = await transaction
        .insertInto('agency_facts')
        .values({ section, ...row })
        .onConflict((conflict) =>
          conflict.column('section').doUpdateSet(row).where('agency_facts.revision', '=', revision),
        )
        .returning('section')
        .executeTakeFirst();
      if (!written) return false;
      await note(transaction, now, {
        staffId: by,
        action: value === null ? 'agency.restored' : 'agency.changed',
        subject: SECTION_NAMES[section].title,
      });
      return true;
    });
  }

  return { read, change };
}

function stateIn(
  rows: readonly (AgencyFactsRow & { email: string | null })[],
  section: FactSection,
): SectionState {
  const row = rows.find((candidate) => candidate.section === section);
  if (!row) return { revision: 0, isOwn: false, changed: null };
  return {
    revision: row.revision,
    isOwn: row.value !== null,
    changed: { at: row.changed_at, by: row.email },
  };
}
