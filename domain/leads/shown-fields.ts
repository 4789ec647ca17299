import { hasAddress } from './no-address.ts';
import { SENDER_FIELDS, SENDER_NAMES, type Sender } from './sender-fields.ts';

export const DETAIL_NAMES = SENDER_NAMES.filter((name) => name !== 'name' && name !== 'message');

/** What is shown of some fields; an empty one says so in its words, or is left out. */
export function shownFields(
  sender: Readonly<Partial<Record<keyof Sender, string | null>>>,
  place: 'inMails' | 'onScreens',
  names: readonly (keyof Sender)[] = DETAIL_NAMES,
) {
  return names.flatMap((name) => {
    const { input, empty } = SENDER_FIELDS[name];
    const given = givenIn(sender, name);
    const text = given ?? empty?.[place];
    return text === undefined ? [] : [{ name, label: input.label, type: input.type, text, given }];
  });
}

/** What a sender gave for a field; `null` for nothing. */
export function givenIn(
  sender: Readonly<Partial<Record<keyof Sender, string | null>>>,
  name: keyof Sender,
): string | null {
  const value = sender[name] ?? null;
  return name === 'email' && value !== null && !hasAddress(value) ? null : value;
}
