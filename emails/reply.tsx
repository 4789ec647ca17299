import { agency, palette } from 'content-collections';
import type { CSSProperties } from 'react';
import { withLineBreaks } from './line-breaks.tsx';

interface ReplyProps {
  /** What the person wrote: lines, and paragraphs between empty ones. */
  body: string;
  /** E-mail address of the person. */
  author: string;
  /** The agency's telephone, as a reader dials it. */
  phone: string;
}

const STYLES = {
  page: { margin: 0, padding: 16, color: palette.colours.ink, fontFamily: 'Helvetica, Arial, sans-serif' },
  text: { maxWidth: 640, fontSize: 16, lineHeight: 1.55 },
  signature: { margin: '32px 0 0', color: palette.colours.stone, fontSize: 14 },
} satisfies Record<string, CSSProperties>;

/** An answer to a visitor, as plain as a mail that a person writes: no frame, the text and a signature. */
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

/** The same as text, which keeps every space that the person typed. */
export function replyText({ body, ...signer }: ReplyProps): string {
  // Mail readers know the signature by this line (RFC 3676, section 4.3).
  return `${body}\n\n-- \n${signature(signer)}`;
}

/** What stands below every answer. */
export function signature({ author, phone }: Omit<ReplyProps, 'body'>): string {
  return `${agency.brand}, ${agency.tagline}\n${phone}\n${author}`;
}
