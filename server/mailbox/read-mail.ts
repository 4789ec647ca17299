import type { Nodes } from 'hast';
import PostalMime, { type Address, type Attachment, type Mailbox } from 'postal-mime';
import { parseHtml } from '../../content/safe-html.ts';

/** Largest mail that is read whole (bytes); of others only the beginning, without files. */
export const MOST_BYTES = 15 * 1024 * 1024;
/** Files of a mail: how many, and how large together (bytes). */
const MOST_FILES = 20;
const MOST_FILE_BYTES = 10 * 1024 * 1024;
/** Longest text that is kept of a mail (UTF-16 units). */
const LONGEST_TEXT = 100_000;
/** Most names of earlier mails that are looked up. */
const MOST_EARLIER = 50;
/** Bytes at the beginning in which a bounce is read. */
const BOUNCE_BYTES = 256 * 1024;

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 0 };

export interface MailHeader {
  /** With its angle brackets; empty if it has none. */
  messageId: string;
  kind: 'answer' | 'automatic' | 'bounce' | 'spam';
  from: { name: string; address: string };
  /** Whether the mail server that received it says that it is not from there (RFC 8601, DMARC). */
  isForged: boolean;
  /** Addresses that it was sent to, in lower case. */
  to: string[];
  /** Message-IDs of earlier mails, the one that it answers first. */
  earlier: string[];
}

export interface MailBody {
  text: string;
  quoted: string | null;
  files: { name: string; bytes: Uint8Array<ArrayBuffer> }[];
  /** What is not kept; a sentence in French. */
  remark: string | null;
}

/** What a bounce tells (RFC 3464). */
export interface Bounce {
  /** Message-IDs that it names. */
  earlier: string[];
  /** Whether the mail is given up, rather than late. */
  isFinal: boolean;
  /** Status and words of the server. */
  reason: string;
}

export async function readMailHeader(raw: Uint8Array): Promise<MailHeader> {
  const mail = await PostalMime.parse(raw, LIMITS);
  const valuesOf = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const [from] = mailboxesIn(mail.from ? [mail.from] : []);
  const references = idsIn(valuesOf('references').join(' ')).toReversed();
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap(valuesOf);
  const to = [
    ...mailboxesIn([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]).map(
      ({ address }) => address,
    ),
    ...delivered.map((value) => value.trim().replace(/^<|>$/g, '')),
  ];
  return {
    messageId: idsIn(mail.messageId ?? '')[0] ?? '',
    kind: kindOf(valuesOf),
    // The first is the agency’s own server’s; the writer may have added others.
    isForged: /\bdmarc ?= ?fail\b/i.test(valuesOf('authentication-results')[0] ?? ''),
    from: { name: oneLine(from?.name ?? ''), address: oneLine(from?.address ?? '') },
    to: [...new Set(to.map((address) => oneLine(address).toLowerCase()))].slice(0, MOST_EARLIER),
    earlier: [...new Set([...idsIn(valuesOf('in-reply-to').join(' ')), ...references])].slice(
      0,
      MOST_EARLIER,
    ),
  };
}

/** Reads a mail, or its beginning. */
export async function readMailBody({
  raw,
  isWhole,
}: {
  raw: Uint8Array;
  isWhole: boolean;
}): Promise<MailBody> {
  const mail = await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true });
  const full = storable(
    mail.text?.trim() ? mail.text : textOfHtml((mail.html ?? '').slice(0, 4 * LONGEST_TEXT)),
  );
  const { own, quoted } = splitQuote(full.slice(0, LONGEST_TEXT));
  const { files, left } = isWhole ? keptFiles(mail.attachments) : { files: [], left: 0 };
  const remarks = [
    isWhole ? null : 'Cet e-mail est trop gros : ses fichiers ne sont que dans votre messagerie.',
    full.length > LONGEST_TEXT ? 'Le texte est coupé : la suite est dans votre messagerie.' : null,
    left === 0
      ? null
      : `${left === 1 ? 'Un fichier n’est' : `${left} fichiers ne sont`} que dans votre messagerie : ici, 20 fichiers et 10 Mo au plus.`,
  ];
  return { text: own, quoted, files, remark: remarks.filter((line) => line !== null).join(' ') || null };
}

export function readBounce(raw: Uint8Array): Bounce {
  const text = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, BOUNCE_BYTES)).toString(
    'latin1',
  );
  const status = /^Status: ?([245]\.\d{1,3}\.\d{1,3})/im.exec(text)?.[1];
  const words = /^Diagnostic-Code: ?[\w-]+; ?(.{1,300})/im.exec(text)?.[1]?.trim();
  const ids = text.matchAll(
    /^(?:X-Original-)?Message-ID:[ \t]{0,3}(?:\r?\n[ \t])?(<[^<>\s\p{Cc}]{1,250}>)/gimu,
  );
  return {
    earlier: [...new Set([...ids].map(([, id]) => id ?? ''))].slice(0, MOST_EARLIER),
    isFinal: /^Action: ?failed/im.test(text),
    reason: storable([status, words].filter((part) => part !== undefined).join(' ')),
  };
}

function kindOf(valuesOf: (name: string) => string[]): MailHeader['kind'] {
  const has = (name: string, pattern: RegExp) => valuesOf(name).some((value) => pattern.test(value.trim()));
  if (has('content-type', /^multipart\/report\b[\s\S]*delivery-status/i)) return 'bounce';
  if (has('x-spam-flag', /^yes/i) || has('x-spam-status', /^yes/i) || has('x-spam', /^yes/i)) return 'spam';
  const isAutomatic =
    has('auto-submitted', /^(?!no\b)/i) ||
    has('precedence', /^(?:bulk|junk|list|auto_reply)/i) ||
    has('return-path', /^<>/) ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-id', 'list-unsubscribe'].some(
      (name) => valuesOf(name).length > 0,
    ) ||
    has('content-type', /^multipart\/report\b/i);
  return isAutomatic ? 'automatic' : 'answer';
}

function keptFiles(attachments: readonly Attachment[]) {
  const files: MailBody['files'] = [];
  let room = MOST_FILE_BYTES;
  for (const { filename, content, mimeType } of attachments) {
    if (typeof content === 'string') continue;
    const bytes = new Uint8Array(content);
    if (files.length === MOST_FILES || bytes.byteLength > room) continue;
    room -= bytes.byteLength;
    files.push({ name: fileName(filename, mimeType), bytes });
  }
  return { files, left: attachments.length - files.length };
}

function textOfHtml(html: string): string {
  return textIn(parseHtml(html)).replace(/\n{3,}/g, '\n\n');
}

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'tr',
  'table',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'pre',
  'blockquote',
]);
const UNSEEN = new Set(['head', 'style', 'script', 'title', 'template']);

/** What is read of HTML; quotes begin with `>`, as those of plain text. */
function textIn(node: Nodes): string {
  if (node.type === 'text') return node.value.replace(/\s+/g, ' ');
  if (!('children' in node)) return '';
  if (node.type !== 'element') return node.children.map(textIn).join('');
  if (node.tagName === 'br') return '\n';
  if (UNSEEN.has(node.tagName)) return '';
  const inner = node.children.map(textIn).join('');
  if (node.tagName === 'blockquote') return `\n${inner.trim().replace(/^/gm, '> ')}\n`;
  return BLOCKS.has(node.tagName) ? `\n${inner.trim()}\n` : inner;
}

function fileName(typed: string | null, mimeType: string): string {
  const name = storable(typed ?? '')
    .replace(/[/\\\n\t]/g, ' ')
    .trim();
  return name === '' ? `sans nom (${storable(mimeType.slice(0, 60))})` : name.slice(-120);
}

function mailboxesIn(addresses: readonly Address[]): Mailbox[] {
  return addresses.flatMap((one) => (one.group === undefined ? [one] : one.group));
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/<[^<>\s\p{Cc}]{1,250}>/gu)].map(([id]) => id);
}

/** What a database takes, on one line. */
function oneLine(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}/gu, '');
}

/** Normalises line ends, and removes control and invisible direction characters, and lone surrogates. */
function storable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]|[\u202A-\u202E\u2066-\u2069]/gu, '');
}

const WROTE = /(?:a écrit|wrote|schrieb|ha scritto|escribió)\s?:$/;
/** Lines before quoted ones that a mail program may spread its « Le …, … a écrit : » over. */
const LONGEST_INTRODUCTION = 3;
const FORWARDED = /^(?:-{2,} ?(?:message d.origine|original message|message transféré)|_{20,}$)/i;
const HEADER = /^(?:de|from) ?: ?.*@/i;

/**
 * Separates what a mail says from the earlier mails that follow it. Where somebody wrote between the lines of an earlier
 * mail, all of it is what they say.
 */
export function splitQuote(text: string): { own: string; quoted: string | null } {
  const lines = text.trimEnd().split('\n');
  const start = startOfQuote(lines);
  const own = lines.slice(0, start).join('\n').trim();
  if (start === lines.length || own === '') return { own: text.trim(), quoted: null };
  return { own, quoted: lines.slice(start).join('\n').trim() };
}

function startOfQuote(lines: readonly string[]): number {
  const block = lines.findIndex((line, at) => FORWARDED.test(line) || isHeaderBlock(lines, at));
  const end = block === -1 ? lines.length : block;
  let at = end;
  while (at > 0 && isQuoted(lines[at - 1])) at--;
  if (!lines.slice(at, end).some((line) => line.startsWith('>'))) return end;
  return beforeIntroduction(lines, at);
}

function isQuoted(line = ''): boolean {
  return line.startsWith('>') || line.trim() === '';
}

/** « De : », followed at once by another line of a header, as Outlook writes them. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  return HEADER.test(lines[at] ?? '') && /^(?:envoyé|date|sent|à|to) ?: ?/i.test(lines[at + 1] ?? '');
}

function beforeIntroduction(lines: readonly string[], at: number): number {
  for (let count = 1; count <= LONGEST_INTRODUCTION && count <= at; count++) {
    const spread = lines
      .slice(at - count, at)
      .join(' ')
      .trim();
    if (WROTE.test(spread) && /^(?:le|on|am|il|el)\b/i.test(spread)) return at - count;
  }
  return at;
}
