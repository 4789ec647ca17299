import { menu, partList } from 'content-collections';
import { MenuCase } from './menu-case.tsx';
import { MenuGroup } from './menu-group.tsx';
import { MenuSill } from './menu-sill.tsx';

/** The services menu: three panes, and under them a case study, the blog and the whole list. */
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
      {partList.blog ? <MenuSill to="/blog" label={menu.actions.blog} /> : null}
      <MenuSill
        to="/services"
        label={menu.actions.services}
        className={partList.blog ? '' : 'wide:col-span-2'}
      />
    </div>
  );
}
