const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** @returns the text as HTML shows it, also between double quotes of an attribute */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (mark) => ENTITIES[mark] ?? '')
