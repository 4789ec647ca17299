/** What is wrong with a field, below it. */
export function Fault({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p className="fault" id={id}>
      {text}
    </p>
  ) : null;
}
