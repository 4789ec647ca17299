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
      <div className="column py-content desktop:pb-24">
        <h1 className="max-w-4xl text-hero-small desktop:text-hero">{title}</h1>
        <p className="mt-4 text-stone">
          À jour au <PostDate instant={updatedAt} />
        </p>
        <Prose html={html} className="prose-legal mt-12" />
      </div>
    </section>
  );
}
