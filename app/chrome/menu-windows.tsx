import { menu, partList } from 'content-collections';
import { useId } from 'react';
import { Link, NavLink } from 'react-router';
import { MARKS } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

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

const COLUMNS = 5;

/** Groups that span both rows of the grid: the longest of the first row, as many as leave no gap. */
function tallGroups() {
  return menu.technologies
    .slice(0, COLUMNS)
    .sort((a, b) => b.links.length - a.links.length)
    .slice(0, Math.max(0, 2 * COLUMNS - menu.technologies.length));
}

/** The technologies menu: panes of unequal height, and a link to the whole list. */
export function TechnologiesWindow() {
  const tall = tallGroups();
  return (
    <div className="menu-frame wide:grid-cols-5 wide:grid-rows-[1fr_auto_auto]">
      {menu.technologies.map((group) => (
        <MenuGroup
          key={group.title}
          {...group}
          className={tall.includes(group) ? 'wide:row-span-2' : ''}
          listClassName="columns-[8rem] gap-4 wide:columns-1"
        />
      ))}
      <MenuSill to="/technologies" label={menu.actions.technologies} className="wide:col-span-full" />
    </div>
  );
}

interface MenuGroupProps {
  title: string;
  links: readonly { label: string; path: string; promise?: string | undefined }[];
  className?: string;
  listClassName?: string;
}

/** One pane of a menu window: a title and its links, each with an icon and a one-line promise. */
function MenuGroup({ title, links, className = '', listClassName = '' }: MenuGroupProps) {
  const titleId = useId();
  return (
    <div className={`menu-pane px-5 py-4 wide:p-6 ${className}`}>
      <p id={titleId} className="font-title text-sm font-semibold text-mint">
        {title}
      </p>
      <ul aria-labelledby={titleId} className={`mt-1.5 wide:mt-3 ${listClassName}`}>
        {links.map(({ label, path, promise }) => (
          <li key={path} className="menu-item">
            <svg className="menu-mark" aria-hidden="true">
              <use href={`${MARKS}#${path.split('/').at(-1)}`} />
            </svg>
            <NavLink to={path} end className="menu-link" prefetch={PREFETCH}>
              {label}
            </NavLink>
            {promise ? ` ${promise}` : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

type MenuCaseProps = NonNullable<(typeof menu)['caseStudy']> & {
  action: string;
};

/** A case study in a menu: one of its screens and its key figure. */
function MenuCase({ picture, figure, result, sample, action }: MenuCaseProps) {
  return (
    <div className="menu-pane menu-case wide:row-span-2">
      <Picture src={picture} alt="" width={256} height={160} sizes="256px" />
      <p>
        <strong>
          {figure} {sample ? <SampleTag /> : null}
        </strong>{' '}
        {result}
      </p>
      <Link to="/realisations">{action}</Link>
    </div>
  );
}

interface MenuSillProps {
  to: string;
  label: string;
  className?: string;
}

/** A pane at the foot of a menu that links to a whole list. */
function MenuSill({ to, label, className = '' }: MenuSillProps) {
  return (
    <NavLink to={to} end className={`menu-pane menu-sill ${className}`}>
      {label}
    </NavLink>
  );
}
