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
