import * as v from 'valibot';
import { ROLES } from '../staff/access.ts';
import { ACCOUNT_FAULTS, AccountError, type Invitation, invitationUrl } from '../staff/accounts.ts';
import { type Command, CommandFailure, readArguments, type Terminal, UsageError } from './command.ts';
import { shownInstant, table } from './text.ts';

const ROLE = v.picklist(ROLES);

/** Manages staff accounts. */
export const staffCommands: Readonly<Record<string, Command>> = {
  'staff invite': {
    parameters: 'ADRESSE --role owner|sales|editor',
    summary: 'un lien, bon une fois pendant 24 heures, pour entrer dans /equipe',
    async run(argv, { config, open, terminal }) {
      const { values, positionals } = readArguments(argv, { role: { type: 'string' } }, [1, 1]);
      const role = v.safeParse(ROLE, values.role);
      if (!role.success) throw new UsageError('--role : attendu owner, sales ou editor.');
      const { staff } = await open();
      const invitation = await orFailure(staff.accounts.invite(positionals[0] ?? '', role.output, null));
      tell(terminal, config.publicUrl, invitation);
    },
  },

  'staff list': {
    parameters: '',
    summary: 'qui peut entrer dans /equipe, avec quel rôle',
    async run(argv, { open, terminal }) {
      readArguments(argv, {});
      const { staff } = await open();
      const rows = (await staff.accounts.list()).map(({ email, role, passkeys, revoked_at, lastSeen }) => [
        email,
        role,
        revoked_at === null ? `clés : ${passkeys}` : `accès fermé le ${shownInstant(revoked_at)}`,
        lastSeen === null ? '' : `vu le ${shownInstant(lastSeen)}`,
      ]);
      terminal.out(rows.length === 0 ? 'Personne n’est encore invité.' : table(rows));
    },
  },

  'staff revoke': {
    parameters: 'ADRESSE',
    summary: 'ferme /equipe à une personne, tout de suite',
    async run(argv, { open, terminal }) {
      const [email = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { staff } = await open();
      await orFailure(staff.accounts.revoke(email, null));
      terminal.out(`${email} n’entre plus dans /equipe.`);
    },
  },

  'staff recover': {
    parameters: 'ADRESSE',
    summary: 'un nouveau lien pour qui a perdu ses clés ; ses sessions se ferment',
    async run(argv, { config, open, terminal }) {
      const [email = ''] = readArguments(argv, {}, [1, 1]).positionals;
      const { staff } = await open();
      tell(terminal, config.publicUrl, await orFailure(staff.accounts.recover(email, null)));
    },
  },
};

/** Writes only the link to standard output, for scripts. */
function tell(terminal: Terminal, publicUrl: URL, { token, email, expiresAt }: Invitation): void {
  terminal.err(`Lien pour ${email}, bon une fois, jusqu’au ${shownInstant(expiresAt.toString())} :`);
  terminal.out(invitationUrl(publicUrl, token));
}

async function orFailure<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    throw new CommandFailure(ACCOUNT_FAULTS[error.fault], { cause: error });
  }
}
