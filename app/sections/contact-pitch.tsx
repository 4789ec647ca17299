import { claimRegister, contactCopy, partList } from 'content-collections';
import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { fillText } from '../../content/sentence.ts';
import { useAgency } from '../facts/use-agency.ts';
import { Card } from '../ui/box.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';

const { consultation, discoveryCall, freeAdvice, replyWithin } = claimRegister.promises;

/** The contact page: bookings and mailboxes beside the form, after it on a phone (specification, « Contact page »). */
export function ContactPitch({ children }: { children: ReactNode }) {
  const { links, mailboxes, phone } = useAgency();
  const readers = [
    [contactCopy.mailboxes.recruitment, mailboxes.recruitment],
    [contactCopy.mailboxes.sales, mailboxes.sales],
    [contactCopy.mailboxes.press, mailboxes.press],
    [contactCopy.mailboxes.general, mailboxes.general],
  ] as const;

  const bookings = [
    { label: contactCopy.talk.consultation, duration: consultation.duration, href: links.consultation },
    { label: contactCopy.talk.discoveryCall, duration: discoveryCall.duration, href: links.discoveryCall },
  ] as const;
  return (
    <section className="on-dark bleed relative isolate grid items-start gap-x-16 gap-y-10 overflow-hidden bg-ink pt-[calc(var(--spacing-header)+48px)] pb-12 print:block desktop:grid-cols-2 desktop:grid-rows-[auto_auto_auto_minmax(12rem,1fr)] desktop:pt-[calc(var(--spacing-header)+80px)] only-desktop:gap-x-10 wide:grid-rows-[auto_auto_minmax(12rem,1fr)_auto]">
      <div className="text-white">
        {/* Into the gap, so that a wider fallback face breaks it at the same place. */}
        <h1 className="text-4xl wide:-mr-8 wide:text-hero">{contactCopy.hero.title}</h1>
        <p className="mt-6 max-w-lg text-lg text-mint">
          {fillText(contactCopy.hero.lead, { replyWithin, freeAdvice })}
        </p>
        <a
          href={`tel:${phone.international}`}
          className="mt-6 flex items-center justify-between gap-4 border-y border-white/25 py-3 hover:text-lime"
        >
          <span className="font-semibold">{contactCopy.talk.call}</span>
          <span className="font-title text-xl font-semibold">{phone.display}</span>
        </a>
      </div>
      <Picture
        src="/assets/contact/accueil-1.svg"
        alt=""
        width={1200}
        height={1080}
        className="h-40 w-full border border-white/30 object-cover object-[50%_60%] desktop:absolute desktop:inset-0 desktop:col-[1/2] desktop:row-[4/5] desktop:size-full wide:row-[3/5]"
      />
      <Card className="self-stretch desktop:col-start-2 desktop:row-[1/span_4] wide:row-[1/span_3]">
        <h2 className="mb-6 text-2xl">{contactCopy.form.title}</h2>
        {children}
      </Card>
      {partList.booking ? (
        <div className="text-white desktop:row-start-2">
          <h2 className="text-xl">{contactCopy.talk.title}</h2>
          <ul className="mt-4 border-t border-white/25">
            {bookings.map(({ label, duration, href }) => (
              <li key={label} className="border-b border-white/25">
                <ExternalLink
                  href={href}
                  className="flex items-center justify-between gap-4 py-4 hover:text-lime"
                >
                  <span>
                    <span className="font-semibold">{label}</span>
                    <span className="block text-mint">
                      {fillText(contactCopy.talk.offered, { duration })}
                    </span>
                  </span>
                  <Icon icon={ArrowUpRight} className="size-5 shrink-0" />
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="text-white wide:col-start-2">
        <h2 className="text-xl">{contactCopy.mailboxes.title}</h2>
        <dl className="mt-4 grid gap-x-8 gap-y-4.5 desktop:gap-y-4 wide:grid-cols-2">
          {readers.map(([subject, address]) => (
            <div key={subject}>
              <dt className="text-mint">{subject}</dt>
              <dd>
                <a
                  href={`mailto:${address}`}
                  className="-my-2 inline-flex min-h-11 items-center break-all underline decoration-1 underline-offset-4 hover:text-lime desktop:my-0 desktop:min-h-0"
                >
                  {address}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
