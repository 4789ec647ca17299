export type LeadField = 'name' | 'email' | 'phone' | 'text';

const LETTERS = (count: number) => 'a'.repeat(count);
const LABELS = `${LETTERS(62)}.${LETTERS(62)}.${LETTERS(60)}.fr`;
export const MARKUP = `<script>alert(1)</script> {{7*7}} =HYPERLINK("x") '); drop table leads; -- [a](javascript:b)`;

type Row = `row ${number}`;

/** What is typed in a field of a lead and, where it differs, what is stored. */
export const KEPT: readonly (readonly [Row, LeadField, typed: string, kept?: string])[] = [
  ['row 11', 'name', 'Ada\r\nBcc: b@x.fr', 'Ada Bcc: b@x.fr'],
  ['row 11', 'name', 'Ada\u2028Bcc: b@x.fr', 'Ada Bcc: b@x.fr'],
  ['row 11', 'name', 'Ada%0d%0aBcc: b@x.fr'],
  ['row 12', 'name', 'Ada \u202eecalevoL'],
  ['row 12', 'name', 'Ada\u200d Lovelace'],
  ['row 12', 'name', '🦊'.repeat(200)],
  ['row 12', 'text', 'Un\ttableau\nsur deux lignes'],
  ['row 12', 'text', `A${'\u0323'.repeat(30)}`.normalize('NFC')],
  ['row 12', 'text', '🦊'.repeat(5000)],
  ['row 13', 'name', 'O’Brien-Ñúñez'],
  ['row 13', 'name', 'محمد بن علي'],
  ['row 13', 'name', '王小明'],
  ['row 13', 'name', LETTERS(200)],
  ['row 13', 'name', 'Zoe\u0301', 'Zoé'],
  ['row 14', 'name', MARKUP],
  ['row 14', 'text', MARKUP],
  ['row 15', 'email', `${LETTERS(64)}@x.fr`],
  ['row 15', 'email', `${LETTERS(64)}@${LABELS}`],
  ['row 15', 'email', ' ada@x.fr\n', 'ada@x.fr'],
  ['row 15', 'email', 'ada@exämple.fr', 'ada@xn--exmple-cua.fr'],
];

/** What is refused in a field of a lead. */
export const REFUSED: readonly (readonly [Row, LeadField, typed: string])[] = [
  ['row 11', 'email', 'a@x.fr\r\nBcc: b@x.fr'],
  ['row 11', 'email', 'a@x.fr%0d%0aBcc:b@x.fr'],
  ['row 11', 'phone', '0612345678%0d%0a'],
  ['row 11', 'phone', '0612345678\u2028Bcc: b@x.fr'],
  ['row 12', 'name', 'a\u0000b'],
  ['row 12', 'name', 'a\u0085b'],
  ['row 12', 'phone', '06\u000012345678'],
  ['row 12', 'text', 'a\u0007b'],
  ['row 12', 'name', `A${'\u0301'.repeat(31)}`],
  ['row 12', 'text', `A${'\u0301\u0323'.repeat(500)}`],
  ['row 12', 'name', '🦊'.repeat(201)],
  ['row 12', 'text', LETTERS(5001)],
  ['row 15', 'email', `${LETTERS(65)}@x.fr`],
  ['row 15', 'email', `${LETTERS(64)}@a${LABELS}`],
  ['row 15', 'email', '"ada lovelace"@x.fr'],
  ['row 15', 'email', 'a@b'],
  ['row 15', 'email', 'a@x.fr,b@x.fr'],
  ['row 16', 'phone', '0'.repeat(50_000)],
  ['row 17', 'name', ' \u00a0\u3000'],
  ['row 17', 'name', '\u200b\u2060\u2800'],
  ['row 17', 'email', ' \u200b'],
  ['row 17', 'text', '\n\t \u200b'],
];
