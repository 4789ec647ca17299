import { articleCommands } from '../../server/operator/articles.ts';
import { type Command, CommandFailure, UsageError } from '../../server/operator/command.ts';
import { leadLifeCommands } from '../../server/operator/lead-life.ts';
import { leadCommands } from '../../server/operator/leads.ts';
import { mailCommands } from '../../server/operator/mail.ts';
import type { TestSite } from './harness.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  ...leadCommands,
  ...leadLifeCommands,
  ...mailCommands,
  ...articleCommands,
};

/** What a command left on the terminal, and how it refused if it did. */
export interface Outcome {
  out: string;
  err: string;
  refusal: 'usage' | 'failure' | null;
}

/** Runs one command of the operator on a site in memory: its name in two words, then its arguments. */
export async function operate(site: TestSite, ...[family, verb, ...argv]: string[]): Promise<Outcome> {
  const command = COMMANDS[`${family} ${verb}`];
  if (!command) throw new Error(`No command is called « ${family} ${verb} »`);
  const outcome: Outcome = { out: '', err: '', refusal: null };
  const terminal = {
    out: (text: string) => {
      outcome.out += `${text}\n`;
    },
    raw: (text: string) => {
      outcome.out += text;
    },
    err: (text: string) => {
      outcome.err += `${text}\n`;
    },
  };
  const workplace = { config: site.services.config, terminal, open: async () => site.services };
  try {
    await command.run(argv, workplace);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof CommandFailure)) throw error;
    outcome.err += error.message;
    outcome.refusal = error instanceof UsageError ? 'usage' : 'failure';
  }
  return outcome;
}
