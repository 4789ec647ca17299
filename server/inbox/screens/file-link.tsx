import { leadPath } from '../../leads/reference.ts';

interface StoredFile {
  id: string;
  name: string;
  size: number;
}

/** The files of an answer or of a mail, to be downloaded. */
export function FileList({ reference, files }: { reference: string; files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className="files">
      {files.map((file) => (
        <li key={file.id}>
          <FileLink reference={reference} file={file} />
        </li>
      ))}
    </ul>
  );
}

export function FileLink({ reference, file: { id, name, size } }: { reference: string; file: StoredFile }) {
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
