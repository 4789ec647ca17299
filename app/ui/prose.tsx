import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

interface ProseProps {
  /** HTML made from our own content at build. */
  html: string;
  className?: string;
}

/** A text with its own headings, lists and links; links to the site's pages are followed without a reload. */
export function Prose({ html, className = '' }: ProseProps) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLDivElement>): void {
    const isPlainClick =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const path = link?.getAttribute('href');
    if (!isPlainClick || event.defaultPrevented || link?.target || !path?.startsWith('/')) return;
    event.preventDefault();
    navigate(path);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard follows the links themselves, which send this event too
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside it react
    <div
      className={`prose ${className}`}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own Markdown
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
