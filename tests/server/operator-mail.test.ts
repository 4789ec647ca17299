import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { enqueue, leaseDue } from '../../server/mail/outbox.ts';
import { createTestSite, ENGINES, type TestSite } from './harness.ts';
import { operate } from './operator.ts';
import { LEAD } from './submissions.ts';

describe.each(ENGINES)('the commands on mails and articles, on %s', (engine) => {
  let site: TestSite;
  let reference: string;
  beforeEach(async () => {
    site = await createTestSite(engine);
    ({ reference } = await site.services.leads.submit(LEAD));
  });
  afterEach(() => site.close());

  const run = (family: string, verb: string, ...argv: string[]) =>
    operate(site.services, `${family} ${verb}`, ...argv);
  const runCall = (call: string) => {
    const [verb = '', ...argv] = call.split(' ');
    return run('mail', verb, ...argv);
  };
  const outbox = () => site.services.database.selectFrom('outbox').selectAll().orderBy('message').execute();
  const refuse = (code: string, responseCode: number) => {
    site.transport.fail = () =>
      Object.assign(new Error(`${responseCode} non\r\n merci`), { code, responseCode, command: 'RCPT TO' });
  };

  it('tell how many mails wait, left and were given up, and why', async () => {
    site.clock.advance({ minutes: 3 });
    expect((await run('mail', 'status')).out).toMatch(/^À envoyer {3}2 {2}le plus ancien depuis 3 min\n/);
    refuse('EENVELOPE', 550);
    await site.services.mailer.deliverDue();
    const { out } = await run('mail', 'status');
    expect(out).toMatch(/^Abandonnés {2}1$/m);
    const [mail] = await outbox();
    expect(out.replace(/ +/g, ' ')).toContain(
      `${mail?.id} ${reference} confirmation ${LEAD.email} abandonné essais : 1 550 non merci`,
    );
  });

  it('send all of them again, those that wait for their next attempt too', async () => {
    refuse('EENVELOPE', 450);
    for (let attempt = 0; attempt < 5; attempt++) {
      await site.services.mailer.deliverDue();
      site.clock.advance({ minutes: 10 });
    }
    await site.services.mailer.deliverDue();
    const before = await outbox();
    expect(await site.services.mailer.deliverDue()).toBe(0);
    expect((await run('mail', 'retry', '--all')).out).toContain('maintenant : 2');
    site.transport.fail = undefined;
    expect(await site.services.mailer.deliverDue()).toBe(2);
    expect((await outbox()).map(({ status, created_at }) => [status, created_at])).toEqual(
      before.map(({ created_at }) => ['sent', created_at]),
    );
    expect((await run('mail', 'retry', '--all')).out).toContain('maintenant : 0');
  });

  it('do not touch a leased mail', async () => {
    const leased = await leaseDue(site.services.database, 'another', site.clock.now(), 1);
    const [inHand] = leased;
    expect(await run('mail', 'retry', inHand?.id ?? '')).toMatchObject({ refusal: 'failure' });
    expect((await run('mail', 'retry', '--all')).out).toContain('maintenant : 1');
    expect((await outbox()).find(({ id }) => id === inHand?.id)).toEqual(inHand);
  });

  it('send what is for a colleague again to that colleague', async () => {
    const { database, clock } = site.services;
    const jean = { leadId: null, recipient: 'jean@exemple.fr', mailDomain: 'exemple.fr', now: clock.now() };
    await database.transaction().execute(async (transaction) => {
      await enqueue(transaction, { ...jean, message: 'assigned' });
      await enqueue(transaction, { ...jean, message: 'figures' });
    });
    await run('mail', 'retry', '--all');
    const theirs = (await outbox()).filter(({ recipient }) => recipient === jean.recipient);
    expect(theirs.map(({ message }) => message)).toEqual(['assigned', 'figures']);
  });

  // What follows is the same on every engine.
  if (engine === 'postgres') return;

  it('send a given-up mail again, with three new days', async () => {
    refuse('EENVELOPE', 550);
    await site.services.mailer.deliverDue();
    site.clock.advance({ hours: 24 * 10 });
    const [confirmation] = await outbox();
    expect((await run('mail', 'retry', confirmation?.id ?? '')).out).toContain('maintenant : 1');
    refuse('EENVELOPE', 450);
    expect(await site.services.mailer.deliverDue()).toBe(2);
    expect(await outbox()).toMatchObject([
      { status: 'pending', attempts: 1, message_id: confirmation?.message_id },
      { status: 'pending', attempts: 2 },
    ]);
    site.transport.fail = undefined;
    site.clock.advance({ seconds: 12 });
    await site.services.mailer.deliverDue();
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    for (const id of [confirmation?.id ?? '', 'nobody'])
      expect(await run('mail', 'retry', id)).toMatchObject({ refusal: 'failure' });
  });

  it('send notices again to the address that has taken the place of theirs', async () => {
    const { config } = site.services;
    refuse('EENVELOPE', 550);
    await site.services.mailer.deliverDue();
    site.services.config = { ...config, leadsTo: ['bureau@exemple.fr', 'vente@exemple.fr'] };
    await run('mail', 'retry', '--all');
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual([LEAD.email, 'bureau@exemple.fr']);
  });

  it('refuse what they do not know', async () => {
    for (const call of ['retry', 'retry x --all', 'retry x y', 'status x']) {
      expect(await runCall(call), call).toMatchObject({ refusal: 'usage', out: '' });
    }
  });

  it('bring the articles in, once', async () => {
    expect((await run('articles', 'import')).out).toMatch(/^Articles : \d+ ajoutés, 0 changé, 0 déjà là\n$/);
    expect((await run('articles', 'import')).out).toMatch(/^Articles : 0 ajouté, 0 changé, \d+ déjà là\n$/);
    expect((await run('articles', 'import', 'tout')).refusal).toBe('usage');
  });
});
