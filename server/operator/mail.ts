import { randomUUID } from 'node:crypto';
import { isEmailAddress, typedEmail } from '../../domain/leads/email.ts';
import type { Config } from '../config.ts';
import { mailAdvice } from '../mail/mail-advice.ts';
import { errorText } from '../mail/mail-errors.ts';
import { MAIL_DEADLINE } from '../mail/mailer.ts';
import { oldestUnsent } from '../mail/outbox.ts';
import { countMails, listStuckMails, retryMails } from '../mail/outbox-admin.ts';
import { type AddressedMail, openMailTransport } from '../mail/transport.ts';
import { type Command, CommandFailure, readArguments, UsageError } from './command.ts';
import { harmless, shownInstant, table } from './text.ts';

/** Shows the outbox, retries mails, and tests the settings. */
export const mailCommands: Readonly<Record<string, Command>> = {
  'mail status': {
    parameters: '',
    summary: 'combien d’e-mails attendent, et ceux qui ont échoué, avec leur cause',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { database, clock } = await open();
      const counts = await countMails(database);
      const wait = Math.floor((await oldestUnsent(database, clock.now())) / 60);
      terminal.out(
        table([
          ['À envoyer', String(counts.get('pending') ?? 0), `le plus ancien depuis ${wait} min`],
          ['Envoyés', String(counts.get('sent') ?? 0)],
          ['Abandonnés', String(counts.get('failed') ?? 0)],
        ]),
      );
      const stuck = await listStuckMails(database);
      if (stuck.length === 0) return;
      const rows = stuck.map((mail) => [
        mail.id,
        mail.reference ?? '—',
        mail.message,
        harmless(mail.recipient),
        mail.status === 'failed' ? 'abandonné' : `essai à ${shownInstant(mail.next_attempt_at)}`,
        `essais : ${mail.attempts}`,
        harmless(mail.last_error ?? '').replace(/\s+/g, ' '),
      ]);
      terminal.out(`\n${table(rows)}`);
    },
  },

  'mail retry': {
    parameters: 'E-MAIL | --all',
    summary: 'fait repartir tout de suite un e-mail, ou tous ceux qui ne sont pas partis',
    async run(argv, { config, open, terminal }) {
      const { values, positionals } = readArguments(argv, { all: { type: 'boolean' } }, [0, 1]);
      const [id] = positionals;
      if ((id === undefined) !== (values.all ?? false)) {
        throw new UsageError('Attendu : l’identifiant d’un e-mail, ou --all.');
      }
      const { database, clock } = await open();
      const count = await retryMails(database, { now: clock.now(), leadsTo: config.leadsTo, id });
      if (id !== undefined && count === 0) {
        throw new CommandFailure(`L’e-mail ${id} n’existe pas, est déjà parti, ou est en train de partir.`);
      }
      terminal.out(`E-mails à envoyer maintenant : ${count} (le site en marche les envoie)`);
    },
  },

  'mail test': {
    parameters: '[ADRESSE]',
    summary: 'envoie un e-mail d’essai, à LEADS_TO ou à une adresse, et dit ce que le serveur répond',
    async run(argv, { config, terminal }) {
      const [typed] = readArguments(argv, {}, [0, 1]).positionals;
      const address = typed === undefined ? undefined : typedEmail(typed);
      if (address !== undefined && !isEmailAddress(address))
        throw new UsageError(`${typed} n’est pas une adresse e-mail.`);
      const transport = openMailTransport(config.mail);
      let failures = 0;
      for (const to of address === undefined ? config.leadsTo : [address]) {
        try {
          const answer = await transport.send(testMail(config, to), {
            signal: AbortSignal.timeout(MAIL_DEADLINE),
          });
          terminal.out(
            config.mail.kind === 'smtp'
              ? `${to} : le serveur a pris l’e-mail (${harmless(answer)}). Vérifiez qu’il arrive.`
              : `${to} : écrit dans ${answer}. Sans SMTP_URL, aucun e-mail ne part.`,
          );
        } catch (error) {
          failures += 1;
          terminal.err(
            `${to} : ${harmless(errorText(error))}\n  À vérifier : ${mailAdvice(error, config.mail)}`,
          );
        }
      }
      transport.close();
      if (failures > 0) throw new CommandFailure('L’e-mail d’essai n’est pas parti.');
    },
  },
};

function testMail({ mailFrom, publicUrl }: Config, to: string): AddressedMail {
  const text = `Cet e-mail d’essai vient du site ${publicUrl.host}. S’il vous parvient, ses réglages conviennent.`;
  return {
    from: mailFrom,
    to,
    messageId: `<${randomUUID()}@${publicUrl.hostname}>`,
    subject: 'E-mail d’essai',
    text,
    html: `<p>${text}</p>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
