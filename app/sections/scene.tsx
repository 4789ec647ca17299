import type { Service } from 'content-collections';
import { Reveal } from '../ui/reveal.tsx';

/** What a page is about, in use (kinds: `content/schema/pages.ts`; their look: `styles/scene/`). */
export function Scene({ kind, title, text, html, opens }: NonNullable<Service['scene']>) {
  return (
    <section aria-labelledby="en-usage" className={`band scene scene-${kind}${opens ? ' scene-opens' : ''}`}>
      <h2 id="en-usage">{title}</h2>
      {text ? <p className="scene-text">{text}</p> : null}
      <Reveal>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build from our own files (content/scene-html.ts) */}
        <div className="scene-stage" dangerouslySetInnerHTML={{ __html: html }} />
      </Reveal>
    </section>
  );
}
