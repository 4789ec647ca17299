import type { Store } from '../../support/store.ts';
import type { Answers } from './crowd.ts';
import type { FlappingMail } from './flapping-mail.ts';
import type { Cluster, Life } from './nodes.ts';

/** How long after a mail was taken its process may die, or the mail server go away, without having noted it (ms). */
const NOTING_TIME = 3000;
/** How long the slow mail server keeps a mail, whose sender may die meanwhile, before it takes it (ms). */
const LONGEST_KEPT = 2000;

interface Ran {
  answers: Answers;
  store: Store;
  mail: Pick<FlappingMail, 'deliveries' | 'departures'>;
  cluster: Pick<Cluster, 'absences' | 'lives'>;
  exitCodes: readonly (number | null)[];
}

/** One line of the final table. */
interface Line {
  what: string;
  value: string | number;
  /** Whether the value is a failure; absent where there is nothing to judge. */
  isFault?: boolean;
}

/** Adds up a run: what was promised, what was kept. */
export function verdict({ answers, store, mail, cluster, exitCodes }: Ran): Line[] {
  const told = new Set([...answers.visitorLeads, ...answers.robotLeads]);
  const copies = countBy(store.leads, ({ email }) => email);
  const lost = [...told].filter((email) => !copies.has(email));
  const twice = [...copies].filter(([, count]) => count > 1);
  const untold = [...copies.keys()].filter((email) => !told.has(email));

  const due = store.mails.map(({ message_id }) => message_id);
  const unsent = store.mails.filter(({ status }) => status !== 'sent');
  const missing = due.filter((id) => !mail.deliveries.has(id));
  const unknown = [...mail.deliveries.keys()].filter((id) => !due.includes(id));
  const accepted = store.leads.filter(({ status }) => status === 'accepted');
  const noticed = new Set(
    store.mails.filter(({ message }) => message === 'notice').map((row) => row.lead_id),
  );
  const unannounced = accepted.filter(({ id }) => !noticed.has(id));
  const repeats = [...mail.deliveries.values()].filter((times) => times.length > 1);
  const ends = [...cluster.absences.map(({ from }) => from), ...mail.departures];
  const unexplained = repeats.filter(
    ([taken = 0]) => !ends.some((end) => end >= taken - LONGEST_KEPT && end <= taken + NOTING_TIME),
  );

  const duringAbsence = answers.serverErrors.filter(({ at }) =>
    cluster.absences.some(({ from, to }) => at >= from && at <= to),
  );
  const otherErrors = answers.serverErrors.length - duringAbsence.length;
  const fault = (what: string, value: number): Line => ({ what, value, isFault: value > 0 });

  return [
    { what: 'ends of a node, by SIGKILL and by SIGTERM', value: signals(cluster) },
    { what: 'leads answered « accepted » to visitors', value: answers.visitorLeads.size },
    { what: 'leads answered « accepted » to hostile inputs', value: answers.robotLeads.size },
    { what: 'stored', value: store.leads.length },
    { what: '  of them put aside', value: store.leads.length - accepted.length },
    {
      what: '  of them stored although their answer was lost (hostile inputs do not retry)',
      value: untold.length,
    },
    fault('lost: accepted and not stored', lost.length),
    fault('stored twice', twice.length),
    fault('stored and never announced', unannounced.length),
    { what: 'connections that broke under a visitor, who tried again', value: answers.lostConnections },
    { what: 'mails due', value: due.length },
    { what: 'mails delivered', value: mail.deliveries.size },
    fault('mails missing, or not noted as sent, after the drain', Math.max(missing.length, unsent.length)),
    fault('mails that nobody owed', unknown.length),
    {
      what: 'delivered twice around an end of a process or of the mail server',
      value: repeats.length - unexplained.length,
    },
    fault('delivered twice for another reason', unexplained.length),
    { what: 'answers by status', value: inOrder(answers.statuses) },
    { what: '5xx while a node was away', value: duringAbsence.length },
    fault('5xx otherwise', otherErrors),
    ...answers.serverErrors.slice(0, 5).map(({ what, status }) => ({ what: `  ${what}`, value: status })),
    fault('answers that are not right for their question', answers.unexpected.size),
    ...[...answers.unexpected].map(([what, count]) => ({ what: `  ${what}`, value: count })),
    fault('last processes that did not end with code 0', exitCodes.filter((code) => code !== 0).length),
    ...memory(cluster.lives),
  ];
}

/** The longest life of each node, and what all of them have in common. */
function memory(lives: readonly Life[]): Line[] {
  const nodes = [...new Set(lives.map(({ node }) => node))].sort();
  const longest = nodes.flatMap((name) =>
    lives
      .filter(({ node }) => node === name)
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 1),
  );
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return [
    ...longest.map(({ node, seconds, start, highest, end }) => ({
      what: `memory of node ${node}’s longest life (${seconds} s): start, highest, end`,
      value: `${start}, ${highest}, ${end} MiB`,
    })),
    {
      what: `memory of all ${lives.length} lives: median start, median end, highest`,
      value: `${middle(lives.map(({ start }) => start))}, ${middle(lives.map(({ end }) => end))}, ${Math.max(...lives.map(({ highest }) => highest))} MiB`,
    },
  ];
}

function signals({ absences }: Pick<Cluster, 'absences'>): string {
  const kills = absences.filter(({ signal }) => signal === 'SIGKILL').length;
  return `${kills}, ${absences.length - kills}`;
}

function inOrder(statuses: Map<number, number>): string {
  return [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}

function countBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  return counts;
}
