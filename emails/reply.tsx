import { agency, palette } from 'content-collections';
import type { CSSProperties } from 'react';
import type { LeadKind } from '../domain/leads/lead.ts';
import { personName } from '../domain/person-name.ts';
import { confirmationSubject } from './confirmation.tsx';
import { withLineBreaks } from './layout.tsx';

interface ReplyProps {
  /** Plain text; empty lines separate paragraphs. */
  body: string;
  /** Author’s e-mail address. */
  author: string;
  /** The agency’s number, as dialled. */
  phone: string;
  /** Of one’s own, instead of name and agency. */
  signature: string | null;
}

const STYLES = {
  page: { margin: 0, padding: 16, color: palette.colours.ink, fontFamily: 'Helvetica, Arial, sans-serif' },
  text: { maxWidth: 640, fontSize: 16, lineHeight: 1.55 },
  signature: { margin: '32px 0 0', color: palette.colours.stone, fontSize: 14 },
} satisfies Record<string, CSSProperties>;

interface AnsweredLead {
  kind: LeadKind;
  reference: string;
  /** `null` for one that came by the site. */
  channel: string | null;
}

/** In the thread of the confirmation, but for whom a colleague noted down, who got none. */
export function replySubject({ channel, ...lead }: AnsweredLead): string {
  return channel === null ? `Re: ${confirmationSubject(lead)}` : `Notre réponse (${lead.reference})`;
}

/** An answer to a visitor, as plain as a personal mail: text and signature, no layout. */
export function Reply({ body, ...signer }: ReplyProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
      </head>
      <body style={STYLES.page}>
        <div style={STYLES.text}>
          {body.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, paragraphs never move
            <p key={index}>{withLineBreaks(paragraph)}</p>
          ))}
          <p style={STYLES.signature}>{withLineBreaks(signature(signer))}</p>
        </div>
      </body>
    </html>
  );
}

/** The plain-text version, which keeps all spaces. */
export function replyText({ body, ...signer }: ReplyProps): string {
  // Signature delimiter (RFC 3676, section 4.3).
  return `${body}\n\n-- \n${signature(signer)}`;
}

export function signature({ author, phone, signature }: Omit<ReplyProps, 'body'>): string {
  return signature ?? `${personName(author)}\n${agency.brand}, ${agency.tagline}\n${phone}\n${author}`;
}
