import * as v from 'valibot';
import type { FactOverrides } from '../../app/facts/fact-overrides.ts';
import { FILE_FACTS } from '../../content/facts.ts';
import { mapTexts } from '../../domain/map-texts.ts';
import { frenchTypography } from '../../domain/typography.ts';
import type { Parts } from '../parts.ts';
import { createPeriodicTask } from '../periodic-task.ts';
import { createRefresh } from '../refresh.ts';
import type { AgencyFactsRow } from '../store/database.ts';
import { FACT_SCHEMAS, FACT_SECTIONS, type FactValues, factsWith, overridesOf } from './fact-sections.ts';
import { placingPictures, unplacedPicture } from './picture-names.ts';

/** Interval of the checks for changes by other processes (ms). */
const INTERVAL = 20_000;

export type AgencyFacts = ReturnType<typeof createAgencyFacts>;

/**
 * Keeps the facts of the agency (contact, hours, figures …) in memory: those of the content files, overridden by edits on
 * `/equipe/agence`. Call `current()` for each use.
 */
export function createAgencyFacts({ database, logger }: Pick<Parts, 'database' | 'logger'>) {
  let facts = FILE_FACTS;
  let overrides: FactOverrides = {};
  let revision = 0;
  let seen = '';

  async function look(): Promise<void> {
    const rows = await database.selectFrom('agency_facts').selectAll().orderBy('section').execute();
    const found = rows.map((row) => `${row.section} ${row.revision}`).join('\n');
    if (found === seen) return;
    const values = shown(rows);
    facts = factsWith(values);
    overrides = overridesOf(values);
    revision += 1;
    seen = found;
  }

  function shown(rows: readonly AgencyFactsRow[]): Partial<FactValues> {
    const written = readValues(rows, (section, issue) =>
      logger.error({ section, issue }, 'facts of the agency not understood, the files stand'),
    );
    // The build does the same to the texts of the content files.
    return mapTexts(written, frenchTypography);
  }

  const refresh = createRefresh(look, logger, 'facts of the agency not read, the last known ones stand');
  return {
    current: () => facts,
    /** The facts that differ from the content files, for the browser. */
    overrides: () => overrides,
    revision: () => revision,
    refresh,
    ...createPeriodicTask(refresh, INTERVAL),
  };
}

/**
 * Parses rows into values by section; a value that does not fit this build’s schema or pictures is left out.
 * @param onUnreadable called for each of those
 */
export function readValues(
  rows: readonly AgencyFactsRow[],
  onUnreadable: (section: string, issue: string) => void,
): Partial<FactValues> {
  const values: Partial<FactValues> = {};
  function read<Section extends keyof FactValues>(
    section: Section,
    schema: v.GenericSchema<unknown, FactValues[Section]>,
  ): void {
    const json = rows.find((row) => row.section === section)?.value;
    if (json == null) return;
    const placed = placingPictures(parsedJson(json));
    const missing = unplacedPicture(placed);
    const parsed = v.safeParse(schema, placed);
    if (missing) onUnreadable(section, `${missing} is no longer in the content`);
    else if (parsed.success) values[section] = parsed.output;
    else onUnreadable(section, parsed.issues[0].message);
  }
  for (const section of FACT_SECTIONS) read(section, FACT_SCHEMAS[section]);
  return values;
}

function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
