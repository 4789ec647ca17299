/** A colleague as others call them, from the address they sign in with: « Camille », « Jean Dupont ». */
export function personName(email: string): string {
  const [name = ''] = email.split('@');
  return name
    .split(/[._]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
