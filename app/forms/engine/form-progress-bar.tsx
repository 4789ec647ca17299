/** Share of valid, filled fields (specification, section 4). */
export function FormProgressBar({ percentage }: { percentage: number }) {
  const text = `Formulaire rempli à ${percentage}\u00a0%`;
  return (
    <div className="mb-6">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-stone">
        <span aria-hidden="true">{text}</span>
        <span>téléphone facultatif</span>
      </p>
      <progress className="form-progress mt-2" max={100} value={percentage} aria-label={text} />
    </div>
  );
}
