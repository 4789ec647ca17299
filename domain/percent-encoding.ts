/** Whether every escape of an address, or of a form's body, stands for text. */
export function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).isWellFormed();
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
