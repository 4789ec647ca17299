import { palette } from 'content-collections';
import { type CSSProperties, createContext, type ReactNode, useContext } from 'react';
import type { Facts } from '../content/facts.ts';

const { paper, white, emerald, ink, line, stone } = palette.colours;

/** Inline styles: some mail clients drop style sheets. */
const styles = {
  page: { margin: 0, padding: '32px 16px', backgroundColor: paper },
  card: {
    maxWidth: 560,
    margin: '0 auto',
    padding: '32px 28px',
    backgroundColor: white,
    borderTop: `4px solid ${emerald}`,
    color: ink,
    fontFamily: 'Helvetica, Arial, sans-serif',
    fontSize: 16,
    lineHeight: 1.55,
  },
  brand: { margin: '0 0 24px', fontSize: 18, fontWeight: 700 },
  footer: {
    margin: '32px 0 0',
    paddingTop: 16,
    borderTop: `1px solid ${line}`,
    color: stone,
    fontSize: 14,
  },
  link: { color: emerald },
} satisfies Record<string, CSSProperties>;

interface MailLayoutProps {
  /** Preview text shown beside the subject. */
  preview: string;
  children: ReactNode;
}

/** Layout of every mail: brand above, the agency’s address and phone below. */
export function MailLayout({ preview, children }: MailLayoutProps) {
  const agency = useMailAgency();
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{preview}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.card}>
          <p style={styles.brand}>
            {agency.brand}, {agency.tagline}
          </p>
          {children}
          <p style={styles.footer}>
            {agency.brand}, {agency.address.street}, {agency.address.postalCode} {agency.address.city}
            <br />
            {agency.phone.display} · {agency.mailboxes.general}
          </p>
        </div>
      </body>
    </html>
  );
}

/** A link in the agency’s colour; mail readers default to blue. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} style={styles.link}>
      {children}
    </a>
  );
}

/** The agency’s current data, which code that renders a mail provides. */
export const MailAgency = createContext<Facts['agency'] | null>(null);

/** @throws Error when a mail is rendered without the agency’s data: those of the content files may be out of date */
function useMailAgency(): Facts['agency'] {
  const agency = useContext(MailAgency);
  if (!agency) throw new Error('The mail is rendered without MailAgency');
  return agency;
}

/** Line breaks as `<br>`: the plain-text version of a mail would ignore `white-space`. */
export function withLineBreaks(text: string): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, lines never move
  return text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [<br key={index} />, line]));
}
