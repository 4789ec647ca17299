interface PostButtonProps {
  action: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string | number>>;
  label: string;
  /** What it is about, for those who hear it apart from its row. */
  about?: string;
}

/** A form of one button. */
export function PostButton({ action, fields = {}, label, about }: PostButtonProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="quiet"
        aria-label={about === undefined ? undefined : `${label} : ${about}`}
      >
        {label}
      </button>
    </form>
  );
}
