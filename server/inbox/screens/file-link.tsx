import { leadPath } from '../../leads/reference.ts';

interface FileLinkProps {
  reference: string;
  file: { id: string; name: string; size: number };
}

/** A file of an answer or of a mail, to be downloaded. */
export function FileLink({ reference, file: { id, name, size } }: FileLinkProps) {
  return (
    <>
      <a href={`${leadPath(reference)}/fichiers/${id}`} download>
        {name}
      </a>{' '}
      <span className="small">{sizeInWords(size)}</span>
    </>
  );
}

/** « 12 ko », « 3,4 Mo » */
function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000
    ? `${kilobytes}\u00a0ko`
    : `${(kilobytes / 1000).toFixed(1).replace('.', ',')}\u00a0Mo`;
}
