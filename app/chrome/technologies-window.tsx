import { menu } from 'content-collections';
import { MenuGroup } from './menu-group.tsx';
import { MenuSill } from './menu-sill.tsx';

/** From this number of links on, a group takes the whole height of the window; the others share it two by two. */
const TALL_GROUP = 5;

/** The technologies menu: seven panes of unequal height, and a sill that leads to the whole list. */
export default function TechnologiesWindow() {
  return (
    <div className="menu-frame wide:grid-cols-5 wide:grid-rows-[1fr_auto_auto]">
      {menu.technologies.map((group) => (
        <MenuGroup
          key={group.title}
          {...group}
          className={group.links.length >= TALL_GROUP ? 'wide:row-span-2' : ''}
          listClassName="columns-[8rem] gap-4 wide:columns-1"
        />
      ))}
      <MenuSill to="/technologies" label={menu.actions.technologies} className="wide:col-span-full" />
    </div>
  );
}
