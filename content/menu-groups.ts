/** An entry as its file has it: where menus show it is said by the entry itself. */
interface MenuEntry {
  name: string;
  menu: { group: string; order?: number | undefined };
  promise?: string | undefined;
  _meta: { path: string };
}

/**
 * The groups of a menu, in the order of `content/menus.yaml`, with the entries that name them: by their place, then by
 * their name.
 * @param area first part of their addresses: `services`, `technologies`
 */
export function menuGroups(titles: readonly string[], entries: readonly MenuEntry[], area: string) {
  return titles.map((title) => ({
    title,
    links: entries
      .filter(({ menu }) => menu.group === title)
      .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'fr'))
      .map(({ name, promise, _meta }) => ({
        label: name,
        path: `/${area}/${_meta.path}`,
        ...(promise === undefined ? {} : { promise }),
      })),
  }));
}

/** Entries without a place come after those that have one. */
function placeOf({ menu }: MenuEntry): number {
  return menu.order ?? Number.MAX_SAFE_INTEGER;
}
