/** Whether every percent escape of a URL or form body decodes to well-formed text. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).isWellFormed();
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
