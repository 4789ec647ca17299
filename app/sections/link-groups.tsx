import { LinkPanes, type PaneGroup } from './link-panes.tsx';

interface LinkGroupsProps {
  title: string;
  introduction: string;
  groups: readonly PaneGroup[];
}

/** A page of links: title, introduction, then the links by group. */
export function LinkGroups({ title, introduction, groups }: LinkGroupsProps) {
  return (
    <>
      <section className="on-dark panes bg-forest pt-header text-white">
        <div className="column py-content desktop:pb-20">
          <h1 className="max-w-4xl text-hero-small desktop:text-hero">{title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{introduction}</p>
        </div>
      </section>
      <LinkPanes groups={groups} />
    </>
  );
}
