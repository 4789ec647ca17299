import { menu } from 'content-collections';
import { MenuGroup } from './menu-group.tsx';
import { MenuSill } from './menu-sill.tsx';

const COLUMNS = 5;

/** Groups that span both rows of the grid: the longest of the first row, as many as leave no gap. */
const TALL = new Set(
  menu.technologies
    .slice(0, COLUMNS)
    .sort((a, b) => b.links.length - a.links.length)
    .slice(0, Math.max(0, 2 * COLUMNS - menu.technologies.length)),
);

/** The technologies menu: panes of unequal height, and a link to the whole list. */
export function TechnologiesWindow() {
  return (
    <div className="menu-frame wide:grid-cols-5 wide:grid-rows-[1fr_auto_auto]">
      {menu.technologies.map((group) => (
        <MenuGroup
          key={group.title}
          {...group}
          className={TALL.has(group) ? 'wide:row-span-2' : ''}
          listClassName="columns-[8rem] gap-4 wide:columns-1"
        />
      ))}
      <MenuSill to="/technologies" label={menu.actions.technologies} className="wide:col-span-full" />
    </div>
  );
}
