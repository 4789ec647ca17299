/** Marks content made up for the demonstration: once a section, or `SampleRibbon`. */
export function SampleTag() {
  return <span className="sample-tag">Exemple</span>;
}
