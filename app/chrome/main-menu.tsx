import { chromeCopy, menu, partList } from 'content-collections';
import { type KeyboardEvent, type ReactNode, useId, useReducer } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { Button } from '../ui/button.tsx';
import { PhoneLink } from '../ui/contact-link.tsx';
import { MARKS } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { PREFETCH } from '../ui/prefetch.ts';
import { SampleTag } from '../ui/sample-tag.tsx';

/** Of the burger menu alone: the bar has no room for them. */
const PHONE_ENTRIES = [
  { part: 'estimate', path: '/estimation', label: 'Tarifs' },
  { part: 'cities', path: '/villes', label: 'Villes' },
  { part: 'blog', path: '/blog', label: 'Blog' },
] as const;

/** The entries of the menu: a bar from 1050 px up, rows of the burger menu below. */
export function MainMenu() {
  const [hasMarks, showMarks] = useReducer(() => true, false);
  return (
    <nav
      aria-label="Menu principal"
      className="grow overflow-y-auto overscroll-contain border-t border-white/15 wide:overflow-visible wide:border-0"
    >
      <ul
        className="menu-entries flex min-h-full flex-col wide:flex-row wide:items-center"
        onPointerEnter={showMarks}
        onFocus={showMarks}
      >
        <MenuPanel label="Services" areas={['/services', '/expertises']}>
          <ServicesWindow hasMarks={hasMarks} />
        </MenuPanel>
        {partList.technologies ? (
          <MenuPanel label="Technologies" areas={['/technologies']}>
            <TechnologiesWindow hasMarks={hasMarks} />
          </MenuPanel>
        ) : null}
        <li className="wide:mr-auto">
          <MenuLink path="/realisations" label="Réalisations" />
        </li>
        {PHONE_ENTRIES.map(({ part, path, label }) =>
          partList[part] ? (
            <li key={path} className="wide:hidden">
              <MenuLink path={path} label={label} />
            </li>
          ) : null,
        )}
        <li className="menu-phone">
          <PhoneLink className="menu-entry" />
        </li>
        <li className="menu-calls mt-auto grid gap-3 border-t border-white/15 bg-ink p-5 tall:sticky tall:bottom-0 wide:hidden">
          <Button routerLink="/contact" color="white-outline" label={chromeCopy.header.contact} />
          <Button routerLink="/obtenir-un-devis" color="white" label={chromeCopy.header.quote} />
        </li>
        <li className="menu-calls hidden gap-3 wide:flex">
          <Button
            routerLink="/contact"
            size="small"
            color="white-outline"
            label={chromeCopy.header.contact}
          />
          <Button
            routerLink="/obtenir-un-devis"
            size="small"
            color="white"
            label={chromeCopy.header.quoteWide}
          />
        </li>
      </ul>
    </nav>
  );
}

function MenuLink({ path, label }: { path: string; label: string }) {
  const { pathname } = useLocation();
  const isInside = pathname.startsWith(path) ? 'true' : undefined;
  return (
    <Link
      to={path}
      className="menu-entry"
      aria-current={pathname === path ? 'page' : isInside}
      prefetch={PREFETCH}
    >
      {label}
    </Link>
  );
}

interface MenuPanelProps {
  label: string;
  /** Paths of the pages that it links to; the button is current there. */
  areas: readonly string[];
  children: ReactNode;
}

/**
 * An entry of the menu that opens a window under the bar, or a section of the burger menu. The window follows a
 * `<details>` instead of being inside it, where browsers before `::details-content` could not show it on hover.
 */
function MenuPanel({ label, areas, children }: MenuPanelProps) {
  const { pathname } = useLocation();
  return (
    <li className="menu-panel" onKeyDown={movePanelFocus}>
      <details name="menu" className="menu-toggle">
        <summary
          className="menu-entry"
          aria-current={areas.some((area) => pathname.startsWith(area)) ? 'true' : undefined}
        >
          {label}
        </summary>
      </details>
      <div className="menu-window">{children}</div>
    </li>
  );
}

/**
 * Arrow keys in a panel: Down goes from its button to the first link, Up and Down along the links (Up from
 * the first returns to the button), Left and Right between groups; Home and End.
 */
function movePanelFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const panel = event.currentTarget;
  const target = destination(panel, event.key);
  if (!target) return;
  event.preventDefault();
  const toggle = panel.querySelector('details');
  if (toggle) toggle.open = true;
  target.focus();
}

function destination(panel: HTMLElement, key: string): HTMLElement | null | undefined {
  const links = [...panel.querySelectorAll('a')];
  const current = links.findIndex(isFocused);
  const isOnButton = current === -1;
  if (key === 'ArrowDown') return links[current + 1] ?? links.at(-1);
  if (isOnButton) return null;
  switch (key) {
    case 'ArrowUp':
      return links[current - 1] ?? panel.querySelector('summary');
    case 'ArrowRight':
      return inGroupBeside(panel, 1);
    case 'ArrowLeft':
      return inGroupBeside(panel, -1);
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    default:
      return null;
  }
}

/** The link on the same line of the next or previous group, or the group's last when it is shorter. */
function inGroupBeside(panel: HTMLElement, step: 1 | -1): HTMLElement | null | undefined {
  const groups = [...panel.querySelectorAll('ul')].map((list) => [...list.querySelectorAll('a')]);
  const group = groups.findIndex((links) => links.some(isFocused));
  if (group === -1) return null;
  const row = groups[group]?.findIndex(isFocused) ?? 0;
  const beside = groups[group + step];
  return beside?.[row] ?? beside?.at(-1);
}

function isFocused(link: HTMLElement): boolean {
  return link === document.activeElement;
}

/** Prices and blog share a column, one above the other; beside them the panes are as tall as both. */
const IS_PAIR = partList.estimate && partList.blog;
const TALL = 'wide:row-span-2';

interface WindowProps {
  /** Since the menu was first reached: browsers fetch the file of marks even for a closed one. */
  hasMarks: boolean;
}

/** The services menu: three panes, and under them a case study, prices, blog and the whole list. */
function ServicesWindow({ hasMarks }: WindowProps) {
  return (
    <div className="menu-frame wide:grid-cols-[7fr_5fr_5fr]">
      {menu.services.map((group, index) => (
        <MenuGroup
          key={group.title}
          {...group}
          hasMarks={hasMarks}
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
function TechnologiesWindow({ hasMarks }: WindowProps) {
  const tall = tallGroups();
  return (
    <div className="menu-frame wide:grid-cols-5 wide:grid-rows-[1fr_auto_auto]">
      {menu.technologies.map((group) => (
        <MenuGroup
          key={group.title}
          {...group}
          hasMarks={hasMarks}
          className={tall.includes(group) ? 'wide:row-span-2' : ''}
          listClassName="columns-[8rem] gap-4 wide:columns-1"
        />
      ))}
      <MenuSill to="/technologies" label={menu.actions.technologies} className="wide:col-span-full" />
    </div>
  );
}

interface MenuGroupProps extends WindowProps {
  title: string;
  links: readonly { label: string; path: string; promise?: string | undefined; mark?: string }[];
  className?: string;
  listClassName?: string;
}

/** One pane of a menu window: a title and its links, each with an icon and a one-line promise. */
function MenuGroup({ title, links, hasMarks, className = '', listClassName = '' }: MenuGroupProps) {
  const titleId = useId();
  return (
    <div className={`menu-pane px-5 py-4 wide:p-6 ${className}`}>
      <p id={titleId} className="font-title text-sm font-semibold text-mint">
        {title}
      </p>
      <ul aria-labelledby={titleId} className={`mt-1.5 wide:mt-3 ${listClassName}`}>
        {links.map(({ label, path, promise, mark = path.split('/').at(-1) }) => (
          <li key={path} className="menu-item">
            <svg className="menu-mark" aria-hidden="true">
              {hasMarks ? <use href={`${MARKS}#${mark}`} /> : null}
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
