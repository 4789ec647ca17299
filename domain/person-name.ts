/** A person's name, derived from the e-mail address: « Camille », « Jean Dupont ». */
export function personName(email: string): string {
  const [name = ''] = email.split('@');
  return name
    .split(/[._]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
