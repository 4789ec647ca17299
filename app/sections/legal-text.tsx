import { PostDate } from '../ui/post-date.tsx';
import { Prose } from '../ui/prose.tsx';

interface LegalTextProps {
  title: string;
  /** Day of the last change, ISO 8601. */
  updatedAt: string;
  html: string;
}

/** A legal page: title and text. */
export function LegalText({ title, updatedAt, html }: LegalTextProps) {
  return (
    <section className="bg-paper pt-header">
      <div className="column grid gap-12 py-content desktop:pb-24 wide:grid-cols-[5fr_7fr] wide:gap-16">
        <div className="wide:sticky wide:top-28 wide:self-start">
          <h1 className="text-hero-small desktop:text-hero wide:text-6xl">{title}</h1>
          <p className="mt-4 text-stone">
            À jour au <PostDate instant={updatedAt} />
          </p>
        </div>
        <Prose html={html} className="prose-legal min-w-0" />
      </div>
    </section>
  );
}
