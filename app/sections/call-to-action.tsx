import { ArrowUp } from 'lucide';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Prose } from '../ui/prose.tsx';
import { Section } from '../ui/section.tsx';
import { titleText } from '../ui/title-text.tsx';

interface CallToActionProps {
  /** Of the heading. */
  id?: string;
  title: string;
  /** A text below, as HTML. */
  html?: string;
  label: string;
  link: string;
}

/** A sentence and a button, at the end of a page. */
export function CallToAction({ id = 'suite', title, html = '', label, link }: CallToActionProps) {
  return (
    <Section tone="emerald" labelledBy={id}>
      <h2 id={id} className="max-w-3xl text-3xl desktop:text-4xl">
        {titleText(title)}
      </h2>
      {html ? <Prose html={html} className="mt-5 max-w-2xl" /> : null}
      <div className="mt-8">
        <Button
          routerLink={link}
          color="white"
          size="large"
          label={label}
          icon={link.includes('#') ? <Icon icon={ArrowUp} className="size-5" /> : undefined}
          iconPosition="right"
        />
      </div>
    </Section>
  );
}
