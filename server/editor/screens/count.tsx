/** The length of a text and its maximum. */
export function Count({ id, text, most }: { id: string; text: string; most: number }) {
  return (
    <p className="small count" id={id} data-count={most} data-over={text.length > most ? '' : undefined}>
      {text.length} / {most} caractères
    </p>
  );
}
