import { confirmationCopy } from 'content-collections';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fillText } from '../../content/sentence.ts';
import { HONEYPOT_FIELD } from '../../domain/leads/spam-signals.ts';
import { testAll } from '../support/test-all.ts';
import { expectSafeHeaders, visibleText } from './answers.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { leadsOf, leadWith, NATIVE_WAYS, send } from './lead-forms.ts';

const { quote } = confirmationCopy;
const [BEFORE_MOMENT] = fillText(confirmationCopy.receipt.answerBy, { moment: '|' }).split('|');
const MOMENT = new RegExp(`${BEFORE_MOMENT}(.*?)\\s?\\.`);

describe('the confirmation', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await createTestSite('sqlite');
  });
  afterEach(() => site.close());

  async function read(address: string): Promise<string> {
    const response = await site.request(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expectSafeHeaders(response);
    return visibleText(await response.text());
  }

  async function submit(way = NATIVE_WAYS[0], changes: Record<string, unknown> = {}): Promise<string> {
    if (!way) throw new Error('No form');
    const response = await send(site, way, { body: leadWith(way, changes) });
    return response.headers.get('Location') ?? '';
  }

  it('promises the same time whenever it is opened, and none after it has passed', async () => {
    const address = await submit();
    const [, moment] = MOMENT.exec(await read(address)) ?? [];
    expect(moment).toBeTruthy();
    site.clock.advance({ minutes: 30 });
    expect(MOMENT.exec(await read(address))?.[1]).toBe(moment);
    site.clock.advance({ hours: 24 * 7 });
    const later = await read(address);
    expect(later).not.toMatch(MOMENT);
    expect(later).toContain('Votre référence');
  });

  it('says the same of a quarantined lead, and of one whose address had a mail lately', async () => {
    const texts = [
      await read(await submit()),
      await read(await submit(NATIVE_WAYS[0], { text: 'Un second projet.' })),
      await read(await submit(NATIVE_WAYS[0], { text: 'Un autre projet.', [HONEYPOT_FIELD]: 'x' })),
    ];
    const statuses = (await leadsOf(site)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual(['accepted', 'accepted', 'quarantined']);
    const [first, ...others] = texts.map((text) => text.replace(/D-\w{7}/g, 'D-'));
    for (const other of others) expect(other).toBe(first);
  });

  testAll([
    '',
    '&reference=',
    '&reference=D-7KQ3M9F',
    '&reference=d-7kq3m9f',
    '&reference=%00',
    '&reference=%3Cb%3ED-7KQ3M9F',
    '&reference[]=D-7KQ3M9F',
    '&reference=D-7KQ3M9F7KQ3M9F',
  ])('shows only the specified text at the reference of no lead', async (query) => {
    const text = await read(`/confirmation-contact?type=devis${query}`);
    expect(text).toContain(visibleText(quote.title));
    expect(text).toContain(visibleText(confirmationCopy.next.mail.title));
    expect(text).not.toMatch(MOMENT);
    expect(text).not.toMatch(/référence|7kq3m9f/i);
  });

  it('shows the specified text while the database is away, and logs why', async () => {
    const address = await submit();
    await site.services.database.schema.dropTable('outbox').execute();
    await site.services.database.schema.dropTable('leads').execute();
    expect(await read(address)).toContain(visibleText(quote.title));
    expect(site.logs.filter((line) => line.includes('receipt of a lead not read'))).toHaveLength(1);
  });
});
