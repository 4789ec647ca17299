import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReplyAddresses, matchLead } from '../../server/mailbox/match-lead.ts';
import type { LeadStage } from '../../server/store/database.ts';
import { createTestSite, type TestSite } from './harness.ts';
import { LEAD } from './submissions.ts';

const LEADS: readonly { email: string; stage: LeadStage }[] = [
  { email: 'lea@exemple.fr', stage: 'new' },
  { email: 'lea@exemple.fr', stage: 'won' },
  { email: 'noe@exemple.fr', stage: 'taken' },
  { email: 'noe@exemple.fr', stage: 'answered' },
  { email: 'zoe@exemple.fr', stage: 'lost' },
];
const PEOPLE = [...new Set(LEADS.map(({ email }) => email)), 'inconnu@exemple.fr'];
const replyAddresses = createReplyAddresses('reponses@agence.fr', 'key');

/** In another letter case here and there, as mail programs write them. */
function respelled(text: string): fc.Arbitrary<string> {
  return fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isUpper) => [...text].map((letter, at) => (isUpper[at] ? letter.toUpperCase() : letter)).join(''));
}

describe('a mail and the requests', () => {
  let site: TestSite;
  const known: { id: string; reference: string; sent: string; email: string; stage: LeadStage }[] = [];
  let quarantined: { reference: string; sent: string };
  beforeAll(async () => {
    site = await createTestSite('sqlite');
    const { database } = site.services;
    for (const [index, { email, stage }] of [
      ...LEADS,
      { email: 'lea@exemple.fr', stage: 'new' as const },
    ].entries()) {
      const { reference } = await site.services.leads.submit({ ...LEAD, email, message: `Demande ${index}` });
      // A person gets one confirmation a day.
      site.clock.advance({ hours: 25 });
      const status = index < LEADS.length ? 'accepted' : 'quarantined';
      const { id } = await database
        .updateTable('leads')
        .set({ stage, status })
        .where('reference', '=', reference)
        .returning('id')
        .executeTakeFirstOrThrow();
      const { message_id: sent } = await database
        .selectFrom('outbox')
        .select('message_id')
        .where('lead_id', '=', id)
        .where('message', '=', 'confirmation')
        .executeTakeFirstOrThrow();
      if (status === 'accepted') known.push({ id, reference, sent, email, stage });
      else quarantined = { reference, sent };
    }
  });
  afterAll(() => site.close());

  const match = (mail: { earlier?: string[]; to?: string[]; from?: string }, isOurs = false) =>
    matchLead(
      { database: site.services.database, replyAddresses },
      {
        earlier: mail.earlier ?? [],
        to: mail.to ?? [],
        from: { name: '', address: mail.from ?? 'inconnu@exemple.fr' },
      },
      isOurs,
    );
  const strangeIds = fc.array(fc.stringMatching(/^<[\x21-\x7e]{1,20}@ailleurs>$/), { maxLength: 5 });
  const addresses = fc.array(fc.oneof(fc.constantFrom(...PEOPLE), fc.emailAddress()), { maxLength: 5 });
  const lead = fc.nat(LEADS.length - 1).map((at) => known[at] ?? expect.unreachable());
  const check = (property: fc.IAsyncProperty<unknown>) => fc.assert(property, { numRuns: 150 });

  it('the thread decides before all else, wherever it is named', () =>
    check(
      fc.asyncProperty(
        lead,
        lead,
        strangeIds,
        strangeIds,
        addresses,
        fc.boolean(),
        async (one, other, before, after, to, isOurs) => {
          const sub = replyAddresses.addressOf(other.reference) ?? '';
          const mail = { earlier: [...before, one.sent, ...after], to: [...to, sub], from: other.email };
          expect(await match(mail, isOurs)).toMatchObject({ lead: { id: one.id }, by: 'thread' });
        },
      ),
    ));

  it('an address that was given out decides next, in any letter case', () =>
    check(
      fc.asyncProperty(
        lead.chain((one) =>
          fc.tuple(fc.constant(one), respelled(replyAddresses.addressOf(one.reference) ?? '')),
        ),
        strangeIds,
        addresses,
        fc.constantFrom(...PEOPLE),
        async ([one, sub], earlier, to, from) => {
          expect(await match({ earlier, to: [...to, sub], from })).toMatchObject({
            lead: { id: one.id },
            by: 'reply-address',
          });
        },
      ),
    ));

  it('an address decides last, and only between no other open requests', () =>
    check(
      fc.asyncProperty(
        fc.constantFrom(...PEOPLE).chain((person) => fc.tuple(fc.constant(person), respelled(person))),
        strangeIds,
        async ([person, from], earlier) => {
          const open = known.filter(
            ({ email, stage }) => email === person && !['won', 'lost'].includes(stage),
          );
          const found = await match({ earlier, from });
          expect(found?.lead.id).toBe(open.length === 1 ? open[0]?.id : undefined);
        },
      ),
    ));

  it('made-up names and addresses find nothing', () =>
    check(
      fc.asyncProperty(
        lead,
        fc.stringMatching(/^[0-9a-f]{10}$/),
        strangeIds,
        async ({ reference }, signature, earlier) => {
          const to = [`reponses+${reference.toLowerCase()}-${signature}@agence.fr`];
          expect(await match({ earlier, to })).toBeNull();
        },
      ),
    ));

  it('requests set aside are found by nothing', async () => {
    const to = [replyAddresses.addressOf(quarantined.reference) ?? ''];
    expect(await match({ earlier: [quarantined.sent], to })).toBeNull();
  });
});
