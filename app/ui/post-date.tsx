import { dayInParis } from '../../domain/dates.ts';

/** The day of a post, dd/MM/yyyy. @param instant ISO 8601 */
export function PostDate({ instant }: { instant: string }) {
  return (
    <time dateTime={instant} className="text-stone tabular-nums">
      {dayInParis(instant)}
    </time>
  );
}
