import type { KeyboardEvent } from 'react';

/**
 * Arrow keys in a panel: Down goes from its button to the first link, Up and Down along the links (Up from
 * the first returns to the button), Left and Right between groups; Home and End.
 */
export function movePanelFocus(event: KeyboardEvent<HTMLElement>): void {
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
