import { type CommandContext, CommandFailure, UsageError } from '../../server/operator/command.ts';
import { COMMANDS } from '../../server/operator/command-line.ts';
import type { Services } from '../../server/services.ts';

/** Output of a command, and its refusal if any. */
export interface Outcome {
  out: string;
  err: string;
  refusal: 'usage' | 'failure' | null;
}

/** Runs one command of the operator on these services. */
export function operate(services: Services, name: string, ...argv: string[]): Promise<Outcome> {
  return operateWith({ config: services.config, open: async () => services }, name, ...argv);
}

/** Runs one command of the operator with these settings, and what it opens. */
export async function operateWith(
  settings: Omit<CommandContext, 'terminal'>,
  name: string,
  ...argv: string[]
): Promise<Outcome> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`No command is called « ${name} »`);
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
  try {
    await command.run(argv, { ...settings, terminal });
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof CommandFailure)) throw error;
    outcome.err += error.message;
    outcome.refusal = error instanceof UsageError ? 'usage' : 'failure';
  }
  return outcome;
}
