import { Check } from 'lucide-react';
import { Section } from '../ui/section.tsx';

interface ServiceScopeProps {
  included: readonly string[];
  forWhom: readonly { title: string; text: string }[];
  /** How long it takes, for the services that have a delay of their own. */
  delivery: { offer: string; text: string } | undefined;
}

/** What a service covers, for whom, and in which time. */
export function ServiceScope({ included, forWhom, delivery }: ServiceScopeProps) {
  return (
    <Section tone="paper" labelledBy="perimetre">
      <h2 id="perimetre" className="max-w-3xl text-4xl desktop:text-5xl">
        Ce que vous recevez, et pour qui c’est fait
      </h2>
      <div className="mt-10 grid border border-ink bg-white desktop:grid-cols-12">
        <div className={`min-w-0 p-6 desktop:p-10 desktop:col-span-12 ${delivery ? 'wide:col-span-8' : ''}`}>
          <h3 className="text-2xl">Ce qui est compris</h3>
          <ul className="mt-6 grid gap-x-10 gap-y-4 wide:grid-cols-2">
            {included.map((item) => (
              <li key={item} className="flex gap-3">
                <Check className="mt-0.5 size-5 shrink-0 text-emerald" aria-hidden="true" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        {delivery ? (
          <div className="on-dark flex min-w-0 flex-col justify-center bg-ink p-6 text-white desktop:col-span-12 desktop:p-10 wide:col-span-4 wide:p-8">
            <h3 className="text-lg font-semibold tracking-normal text-mint">{delivery.offer}</h3>
            <p className="mt-3 font-title text-[clamp(2.25rem,11vw,3rem)] leading-tight font-bold tracking-tight text-lime">
              {delivery.text}
            </p>
            <p className="mt-4 text-mint">Le calendrier de votre projet figure dans le devis.</p>
          </div>
        ) : null}
        <ul
          className={`grid gap-px border-t border-ink bg-line desktop:col-span-12 ${forWhom.length === 4 ? 'desktop:grid-cols-2 wide:grid-cols-4' : 'desktop:grid-cols-3'}`}
        >
          {forWhom.map(({ title, text }) => (
            <li key={title} className="bg-white p-6 desktop:p-8">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 text-stone">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
