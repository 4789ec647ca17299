import type { FieldSpec } from '../../ui/field.tsx';

/** Longest address of a link that every system hands to its mail program. */
const MAX_LENGTH = 2000;
const CUT = '\n[…]';

/** Address that opens the visitor's mail program on a message to `mailbox` with what was typed in a form. */
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

/** As much of `text` as fits encoded in `room` characters, never half a character. */
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

/** Mail programs take a line break as CR LF (RFC 6068), and choke on half a surrogate pair. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}
