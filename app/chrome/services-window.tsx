import { menu, partList } from 'content-collections';
import { MenuCase } from './menu-case.tsx';
import { MenuGroup } from './menu-group.tsx';
import { MenuSill } from './menu-sill.tsx';

/** Prices and blog share a column, one above the other; beside them the panes are as tall as both. */
const IS_PAIR = partList.estimate && partList.blog;
const TALL = 'wide:row-span-2';

/** The services menu: three panes, and under them a case study, prices, blog and the whole list. */
export function ServicesWindow() {
  return (
    <div className="menu-frame wide:grid-cols-[7fr_5fr_5fr]">
      {menu.services.map((group, index) => (
        <MenuGroup
          key={group.title}
          {...group}
          className="menu-pane-large"
          listClassName={index === 0 ? 'wide:columns-2 wide:gap-6' : ''}
        />
      ))}
      {menu.caseStudy ? <MenuCase {...menu.caseStudy} action={menu.actions.caseStudies} /> : null}
      {partList.estimate ? (
        <MenuSill to="/estimation" label={menu.actions.estimate} className={IS_PAIR ? '' : TALL} />
      ) : null}
      <MenuSill
        to="/services"
        label={menu.actions.services}
        className={`${TALL} ${partList.estimate || partList.blog ? '' : 'wide:col-span-2'}`}
      />
      {partList.blog ? (
        <MenuSill to="/blog" label={menu.actions.blog} className={IS_PAIR ? '' : TALL} />
      ) : null}
    </div>
  );
}
