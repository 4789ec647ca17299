/** A person's name, derived from the e-mail address: « Camille », « Jean-Paul Dupont ». */
export function personName(email: string): string {
  const [name = ''] = email.split(/(?<=.)\+|@/);
  return name
    .replaceAll(/[._]+/g, ' ')
    .trim()
    .replaceAll(/(?<=^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
}
