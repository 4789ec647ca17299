/** What is expected of the field, in French. */
export const VAT_EXPECTED = 'FR 12 345678901, ou « TVA non applicable, article 293 B du CGI »';

/** Whether a text is a French intra-community VAT number, or says that none is due (CGI, art. 293 B). */
export function isVatNumber(text: string): boolean {
  return (
    /^FR\s?[0-9A-HJ-NP-Z]{2}(?:\s?\d){9}\.?$/i.test(text.trim()) || /^TVA non applicable\b/i.test(text.trim())
  );
}
