import { Link } from 'react-router';

interface LinkGroupsProps {
  title: string;
  introduction: string;
  groups: readonly { title: string; links: readonly { name: string; path: string }[] }[];
}

/** Links to many pages, as the panes of a window with one bar a group. */
export function LinkGroups({ title, introduction, groups }: LinkGroupsProps) {
  return (
    <>
      <section className="on-dark panes bg-forest pt-header text-white">
        <div className="column py-content desktop:pb-20">
          <h1 className="max-w-4xl text-hero-small desktop:text-hero">{title}</h1>
          <p className="mt-6 max-w-2xl text-lg text-mint desktop:text-xl">{introduction}</p>
        </div>
      </section>
      <div className="column grid gap-12 py-16 desktop:py-24">
        {groups.map(({ title, links }) => (
          <section key={title} className="grid gap-5 desktop:grid-cols-[1fr_3fr] desktop:gap-8">
            <h2 className="text-2xl">{title}</h2>
            <ul className="grid border-t border-l border-ink/30 desktop:grid-cols-2 wide:grid-cols-3">
              {links.map(({ name, path }) => (
                <li key={path} className="border-r border-b border-ink/30 bg-white">
                  <Link
                    to={path}
                    className="flex h-full min-h-14 items-center px-5 py-3 font-semibold transition-colors duration-200 hover:bg-ink hover:text-white"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
