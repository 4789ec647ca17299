import type { FieldSpec } from '../../ui/field.tsx';

/** Longest `mailto:` URL that every system passes on. */
const MAX_LENGTH = 2000;
const CUT = '\n[…]';

/** `mailto:` URL to the agency with what was typed in a form. */
export function messageLink(
  mailbox: string,
  subject: string,
  fields: readonly FieldSpec[],
  values: Readonly<Record<string, string>>,
): string {
  const lines = fields.flatMap(({ name, label, multiline }) => {
    const text = values[name]?.trim();
    return text ? [multiline ? `\n${text}` : `${label} : ${text}`] : [];
  });
  const start = `mailto:${mailbox}?subject=${encoded(subject)}&body=`;
  return start + fitting(lines.join('\n'), MAX_LENGTH - start.length);
}

/** Cuts `text` so that it fits encoded in `room` characters, without splitting a surrogate pair. */
function fitting(text: string, room: number): string {
  const whole = encoded(text);
  if (whole.length <= room) return whole;
  const end = encoded(CUT);
  let length = end.length;
  let kept = '';
  for (const character of text) {
    const next = encoded(character);
    length += next.length;
    if (length > room) break;
    kept += next;
  }
  return kept + end;
}

/** Line breaks as CR LF (RFC 6068); lone surrogates are replaced, since mail programs fail on them. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
