import type { Store } from '../../tests/support/store.ts';
import type { Row, Table } from '../parts/report.ts';
import { statusText } from '../statuses.ts';
import type { Answers } from './crowd.ts';
import type { FlappingMail } from './flapping-mail.ts';
import { memoryRows } from './memory.ts';
import type { Cluster } from './nodes.ts';

/** Longest time (ms) between delivery of a mail and the note of it; a crash meanwhile delivers it twice. */
const NOTING_TIME = 3000;
const LONGEST_KEPT = 2000;
/** Number of server errors listed one by one. */
const NAMED_ERRORS = 5;

interface Ran {
  answers: Answers;
  store: Store;
  mail: Pick<FlappingMail, 'deliveries' | 'departures'>;
  cluster: Pick<Cluster, 'absences' | 'lives'>;
  /** Of the last process of each node. */
  exitCodes: readonly (number | null)[];
}

/** Sums up a run as a table of facts and faults. */
export function verdict(ran: Ran): Table {
  return {
    columns: ['what', 'value'],
    rows: [...leadRows(ran), ...mailRows(ran), ...answerRows(ran), ...memoryRows(ran.cluster.lives)],
  };
}

function leadRows({ answers, store, cluster }: Ran): Row[] {
  const told = new Set([...answers.visitorLeads, ...answers.robotLeads]);
  const copies = new Map<string, number>();
  for (const { email } of store.leads) copies.set(email, (copies.get(email) ?? 0) + 1);
  const noticed = new Set(store.mails.flatMap((row) => (row.message === 'notice' ? [row.lead_id] : [])));
  const accepted = store.leads.filter(({ status }) => status === 'accepted');
  const kills = cluster.absences.filter(({ signal }) => signal === 'SIGKILL').length;
  return [
    fact('ends of a node by SIGKILL', kills),
    fact('ends of a node by SIGTERM', cluster.absences.length - kills),
    fact('leads of visitors, told that they are accepted', answers.visitorLeads.size),
    fact('leads of hostile inputs, told the same', answers.robotLeads.size),
    fact('leads stored', store.leads.length),
    fact('… put aside', store.leads.length - accepted.length),
    fact(
      '… whose answer was lost (programs do not retry)',
      count(copies.keys(), (email) => !told.has(email)),
    ),
    fault(
      'told, and not stored',
      count(told, (email) => !copies.has(email)),
    ),
    fault(
      'stored twice',
      count(copies.values(), (number) => number > 1),
    ),
    fault(
      'accepted, and announced by no mail',
      count(accepted, ({ id }) => !noticed.has(id)),
    ),
    fact('connections that broke under a visitor, who tried again', answers.lostConnections),
  ];
}

function mailRows({ store, mail, cluster }: Ran): Row[] {
  const { deliveries, departures } = mail;
  const due = new Set(store.mails.map(({ message_id }) => message_id));
  const isSettled = ({ status, message_id }: Store['mails'][number]) =>
    status === 'sent' && deliveries.has(message_id);
  const repeated = [...deliveries.values()].filter((times) => times.length > 1);
  const troubles = [...cluster.absences, ...departures.map((at) => ({ from: at, to: at }))];
  const isExplained = ([taken = 0]: number[]) =>
    troubles.some(({ from, to }) => taken >= from - NOTING_TIME && taken <= to + LONGEST_KEPT);
  return [
    fact('mails due', due.size),
    fact('mails delivered', deliveries.size),
    fault(
      'mails missing, or not noted as sent',
      count(store.mails, (row) => !isSettled(row)),
    ),
    fault(
      'mails that nobody owed',
      count(deliveries.keys(), (id) => !due.has(id)),
    ),
    fact('delivered twice, around the end of a process or of the mail server', count(repeated, isExplained)),
    fault(
      'delivered twice for another reason',
      count(repeated, (times) => !isExplained(times)),
    ),
  ];
}

function answerRows({ answers, cluster, exitCodes }: Ran): Row[] {
  const { statuses, serverErrors, unexpected } = answers;
  const isDuringAbsence = ({ at }: { at: number }) =>
    cluster.absences.some(({ from, to }) => at >= from && at <= to);
  return [
    fact('answers by status', statusText(statuses)),
    fact('5xx while a node was away', count(serverErrors, isDuringAbsence)),
    fault(
      '5xx otherwise',
      count(serverErrors, (error) => !isDuringAbsence(error)),
    ),
    ...serverErrors.slice(0, NAMED_ERRORS).map(({ what, status }) => fact(`… ${what}`, status)),
    fault('kinds of answers that are not right for their question', unexpected.size),
    ...[...unexpected].map(([what, times]) => fact(`… ${what}`, times)),
    fault(
      'last processes that ended with another code than 0',
      count(exitCodes, (code) => code !== 0),
    ),
  ];
}

function fact(what: string, value: number | string): Row {
  return { cells: [what, String(value)] };
}

/** Must be 0. */
function fault(what: string, times: number): Row {
  return { cells: [what, String(times)], isMet: times === 0 };
}

function count<Item>(items: Iterable<Item>, isCounted: (item: Item) => boolean): number {
  return [...items].filter(isCounted).length;
}
