import { serviceCopy } from 'content-collections';
import { Section } from '../ui/section.tsx';

/** Who a service is for. */
export function ServiceReaders({ readers }: { readers: readonly { title: string; text: string }[] }) {
  return (
    <Section tone="paper" labelledBy="perimetre">
      <h2 id="perimetre" className="text-3xl desktop:text-4xl">
        {serviceCopy.readers}
      </h2>
      <ul
        className={`mt-8 grid gap-px border border-ink bg-ink ${readers.length === 4 ? 'desktop:grid-cols-2 wide:grid-cols-4' : 'desktop:grid-cols-3'}`}
      >
        {readers.map(({ title, text }) => (
          <li key={title} className="bg-white p-5 desktop:p-6 wide:p-8">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2 text-stone">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
