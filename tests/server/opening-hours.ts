import type { TestSite } from './harness.ts';

/** Changes the agency’s opening hours, as owners do. */
export async function changeHours({ services }: TestSite, changes: object): Promise<void> {
  await services.database
    .insertInto('agency_facts')
    .values({
      section: 'hours',
      value: JSON.stringify({ ...services.facts.current().agency.hours, ...changes }),
      revision: 1,
      changed_at: '2026-03-10T10:00:00.000Z',
      changed_by: null,
    })
    .execute();
  await services.facts.refresh();
}
