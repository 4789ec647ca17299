/** `Object.keys`, with their type. */
export function namesOf<Fields extends object>(fields: Fields): Extract<keyof Fields, string>[] {
  const names = [];
  for (const name in fields) names.push(name);
  return names;
}
