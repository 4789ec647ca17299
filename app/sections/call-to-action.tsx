import type { Price } from '../estimate/price.ts';
import { Button } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';
import { PriceLine } from './price-line.tsx';

interface CallToActionProps {
  /** Of the heading. */
  id?: string;
  title: string;
  /** A text below, as HTML. */
  html?: string;
  price?: Price | null;
  label: string;
  link: string;
}

/** A sentence and a button, in one strip at the end of a page. */
export function CallToAction({ id = 'suite', title, html = '', price, label, link }: CallToActionProps) {
  return (
    <Section tone="emerald" labelledBy={id}>
      <div className="strip grid items-center justify-items-start gap-x-12 gap-y-6 desktop:grid-cols-[1fr_auto] desktop:gap-y-4">
        <h2 id={id} className="max-w-3xl text-2xl desktop:text-3xl">
          {titleText(title)}
        </h2>
        {html ? <Prose html={html} className="max-w-3xl desktop:row-start-2" /> : null}
        {price ? <PriceLine price={price} className="desktop:row-start-2" /> : null}
        <Button routerLink={link} color="white" size="large" label={label} />
      </div>
    </Section>
  );
}
