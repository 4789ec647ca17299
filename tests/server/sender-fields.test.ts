import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { correctableFields } from '../../domain/leads/corrections.ts';
import { fieldsOf, SENDER_FIELDS, SENDER_NAMES, type Sender } from '../../domain/leads/sender-fields.ts';
import { dottedPhone } from '../../server/leads/lead-csv.ts';
import { readInboxPage } from '../../server/leads/lead-list.ts';
import { visibleText } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { type Colleague, signIn, textOf } from './staff-people.ts';
import { CONTACT, CONTACT_PATH, LEAD } from './submissions.ts';
import { firstLead, mailedLink, post, read, submit } from './tracked-leads.ts';

/** Each field that visitors fill in, with its value as the API got it. */
const GIVEN = fieldsOf('contact').map(({ column }) => [column, contactValue(column)] as const);

function contactValue(column: keyof Sender): string {
  return column === 'company' ? '' : CONTACT[column];
}

describe('each field of a lead', () => {
  let site: TestSite;
  let colleague: Colleague;
  let link: string;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
    colleague = await signIn(site, 'ada', 'owner');
    link = await submit(site, CONTACT, CONTACT_PATH);
  });
  afterEach(() => site.close());

  const run = async (name: string, ...argv: string[]) => operate(site.services, name, ...argv);
  const screen = async (rest = '') =>
    `/equipe/demandes/${(await firstLead(site)).reference.toLowerCase()}${rest}`;

  it('is stored, mailed, searched, exported and shown to its sender and the agency', async () => {
    await mailedLink(site);
    const { reference } = await firstLead(site);
    const places = {
      stored: JSON.stringify(await firstLead(site)),
      mailed: site.transport.sent.find(({ subject }) => subject.startsWith('Message'))?.text,
      shown: await textOf(await colleague.get(await screen())),
      inFile: (await run('leads file', '--email', CONTACT.email)).out,
      onTerminal: (await run('leads show', reference)).out,
      withdrawn: (await post(site, link, { act: 'withdraw' })) && (await read(site, link)).text,
    };
    const csv = (await run('leads export', '--csv')).out;
    for (const [name, value] of GIVEN) {
      for (const [place, text] of Object.entries(places)) expect(text, `${name} ${place}`).toContain(value);
      const { input } = SENDER_FIELDS[name];
      expect(csv, name).toContain(input.type === 'tel' ? dottedPhone(value) : value);
      const search = input.type === 'tel' ? value.replaceAll(' ', '') : value;
      expect((await readInboxPage(site.services.database, { search }, 1)).leads, name).toHaveLength(1);
    }
  });

  /** The fields of the first lead, changed by the one named. */
  const withOther = (name: keyof Sender) => ({ ...CONTACT, [name]: LEAD[name] });

  it.each(correctableFields('agency'))(
    'is not emptied where the agency corrects $name alone',
    async ({ name, column }) => {
      const other = LEAD[column] ?? '';
      const corrected = { [name]: other, revision: '0' };
      expect((await colleague.post(await screen('/personne'), corrected)).status).toBe(303);
      expect(await firstLead(site)).toMatchObject(withOther(column));
      await site.services.database.updateTable('leads').set(CONTACT).execute();
      await run('leads rectify', (await firstLead(site)).reference, `--${name}`, other);
      expect(await firstLead(site)).toMatchObject(withOther(column));
    },
  );

  it.each(correctableFields('sender'))(
    'is not emptied where its sender corrects $name alone',
    async ({ name, column }) => {
      expect((await post(site, link, { act: 'correct', [name]: LEAD[column] ?? '' })).status).toBe(303);
      expect(await firstLead(site)).toMatchObject(withOther(column));
    },
  );

  it('is changed by those alone who may correct it', async () => {
    const everything = Object.fromEntries(SENDER_NAMES.map((name) => [name, LEAD[name] ?? '']));
    await post(site, link, { act: 'correct', ...everything });
    const bySender = Object.fromEntries(
      correctableFields('sender').map(({ column }) => [column, LEAD[column]]),
    );
    expect(await firstLead(site)).toMatchObject({ ...CONTACT, ...bySender });
    const { revision } = await firstLead(site);
    await colleague.post(await screen('/personne'), { ...everything, revision: String(revision) });
    const byAgency = Object.fromEntries(
      correctableFields('agency').map(({ column }) => [column, LEAD[column]]),
    );
    expect(await firstLead(site)).toMatchObject({ ...CONTACT, ...byAgency });
    expect(visibleText(await (await colleague.get(await screen())).text())).toContain(CONTACT.message);
  });
});
