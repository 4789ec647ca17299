/** An entry as in its file, which names its group in the menus. */
interface MenuEntry {
  name: string;
  menu: { group: string; order?: number | undefined };
  promise?: string | undefined;
  picture?: string | undefined;
  _meta: { path: string };
}

export function menuLink({ name, promise, picture }: Omit<MenuEntry, 'menu' | '_meta'>, path: string) {
  return {
    label: name,
    path,
    ...(promise === undefined ? {} : { promise }),
    // What has no drawings has no mark of its own.
    ...(picture === undefined ? {} : { mark: 'vitre' }),
  };
}

/**
 * The groups of a menu, in the order of `content/menus.yaml`, with their entries sorted
 * by `order`, then by name.
 * @param root what precedes an entry’s name of file in its path: `/technologies/`
 */
export function menuGroups(titles: readonly string[], entries: readonly MenuEntry[], root: string) {
  return titles.map((title) => ({
    title,
    links: entries
      .filter(({ menu }) => menu.group === title)
      .toSorted((a, b) => placeOf(a) - placeOf(b) || a.name.localeCompare(b.name, 'fr'))
      .map((entry) => menuLink(entry, `${root}${entry._meta.path}`)),
  }));
}

function placeOf({ menu }: MenuEntry): number {
  return menu.order ?? Number.MAX_SAFE_INTEGER;
}
