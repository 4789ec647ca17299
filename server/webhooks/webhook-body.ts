import { momentInParis } from '../../domain/dates.ts';
import { LEAD_KINDS } from '../../domain/leads/lead.ts';
import { hasAddress } from '../../domain/leads/no-address.ts';
import { ORIGIN_NAMES } from '../../domain/leads/origin.ts';
import { SENDER_NAMES } from '../../domain/leads/sender-fields.ts';
import { additionsTo } from '../leads/additions.ts';
import { leadPath } from '../leads/reference.ts';
import { STAGE_NAMES } from '../leads/stage-names.ts';
import type { Database, LeadRow, OutboxRow } from '../store/database.ts';

/** How a receiver wants its messages: all of a lead as JSON, or a sentence for a chat. */
export const FORMATS = {
  standard: 'JSON signé (n8n, Zapier, HubSpot, votre programme)',
  slack: 'Message Slack',
  teams: 'Message Teams',
  mattermost: 'Message Mattermost',
} as const;

export type WebhookFormat = keyof typeof FORMATS;

interface Told {
  event: string;
  /** ISO 8601, UTC. */
  at: string;
  reference: string | null;
  lead: ToldLead | null;
  /** URL of the lead in the staff area. */
  page: string | null;
}

type ToldLead = LeadRow & { taker: string | null; additions: { text: string; created_at: string }[] };

/** Reads what a delivery tells: the lead as it is now. */
export async function readTold(database: Database, delivery: OutboxRow, publicUrl: URL): Promise<Told> {
  const { lead_id, reference, message: event, created_at: at } = delivery;
  const lead =
    lead_id === null
      ? null
      : await database
          .selectFrom('leads')
          .leftJoin('staff', 'staff.id', 'leads.taken_by')
          .selectAll('leads')
          .select('staff.email as taker')
          .where('leads.id', '=', lead_id)
          .executeTakeFirstOrThrow();
  return {
    event,
    at,
    reference,
    lead: lead && { ...lead, additions: await additionsTo(database, lead.id) },
    page: lead && new URL(leadPath(lead.reference), publicUrl).href,
  };
}

export function bodyIn(format: WebhookFormat, told: Told): string {
  switch (format) {
    case 'slack':
      return JSON.stringify({ text: messageOf(told, escapedForSlack, (url) => `<${url}|Ouvrir>`) });
    case 'mattermost':
      return JSON.stringify({ text: messageOf(told, escapedMarkdown, (url) => `[Ouvrir](${url})`) });
    case 'teams':
      return JSON.stringify(teamsCard(told));
    case 'standard':
      return JSON.stringify({ type: told.event, timestamp: told.at, data: dataOf(told) });
  }
}

function dataOf({ reference, lead, page }: Told): Record<string, unknown> {
  if (!lead) return { reference };
  const valuesOf = (names: readonly (keyof LeadRow)[]) =>
    Object.fromEntries(names.map((name) => [name, lead[name]]));
  return {
    reference,
    kind: lead.kind,
    stage: lead.stage,
    ...valuesOf(SENDER_NAMES),
    email: hasAddress(lead.email) ? lead.email : null,
    channel: lead.channel,
    additions: lead.additions.map(({ text, created_at }) => ({ text, created_at })),
    created_at: lead.created_at,
    answer_due_at: lead.answer_due_at,
    answered_at: lead.answered_at,
    withdrawn_at: lead.withdrawn_at,
    assigned_to: lead.taker,
    origin: valuesOf(ORIGIN_NAMES),
    url: page,
  };
}

/** A sentence for a chat: no more than what calls somebody to the lead. */
function sentenceOf({ event, reference, lead }: Told, plain: (text: string) => string): string {
  if (event === 'webhook.test') return 'Essai : ce salon recevra les demandes du site.';
  if (!lead) return `La demande ${reference} a été effacée.`;
  const what = `${LEAD_KINDS[lead.kind].name} ${lead.reference} de ${plain(lead.name)}`;
  const taker = lead.taker === null ? 'personne' : plain(lead.taker);
  switch (event) {
    case 'lead.created':
      return lead.answer_due_at === null
        ? `${what}.`
        : `${what}. Réponse promise avant le ${momentInParis(lead.answer_due_at)}.`;
    case 'lead.assigned':
      return `${what} : chez ${taker}.`;
    case 'lead.answered':
      return `${what} : traitée.`;
    default:
      return `${what} : modifiée (${STAGE_NAMES[lead.stage]}).`;
  }
}

function messageOf(told: Told, plain: (text: string) => string, linkTo: (url: string) => string): string {
  const sentence = sentenceOf(told, plain);
  return told.page === null ? sentence : `${sentence} ${linkTo(told.page)}`;
}

/** Slack’s three characters: without them a name makes neither a link nor a mention. */
function escapedForSlack(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** A name makes neither a link nor emphasis nor, thanks to the invisible character, a mention. */
function escapedMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]()<>~|]/g, '\\$&').replace(/@/g, '@\u200b');
}

function teamsCard(told: Told) {
  const actions =
    told.page === null ? {} : { actions: [{ type: 'Action.OpenUrl', title: 'Ouvrir', url: told.page }] };
  const text = sentenceOf(told, escapedMarkdown);
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [{ type: 'TextBlock', text, wrap: true }],
          ...actions,
        },
      },
    ],
  };
}
