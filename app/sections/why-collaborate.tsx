import { homeCopy, workflow } from 'content-collections';
import { Section } from '../ui/section.tsx';

/** How a project goes: five steps that climb from left to right. */
export function WhyCollaborate() {
  return (
    <Section tone="white" labelledBy="collaborer">
      <h2 id="collaborer" className="max-w-3xl heading">
        {homeCopy.collaboration.title}
      </h2>
      <ol className="staircase mt-8 grid wide:mt-4 wide:grid-cols-5 wide:items-start">
        {workflow.collaboration.map(({ title, text }, index) => (
          <li
            key={title}
            className="flex gap-4 border-t border-ink py-3 wide:block wide:border-l wide:px-5 wide:pt-5 wide:pb-0"
          >
            <span
              className="w-9 shrink-0 font-title text-4xl leading-none font-bold text-emerald wide:text-6xl"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl wide:mt-6">{title}</h3>
              <p className="mt-1 text-stone">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
