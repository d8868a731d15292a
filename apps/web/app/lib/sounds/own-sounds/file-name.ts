/** What the table takes (`supabase/migrations`), in UTF-16 units, which are never fewer than its own. */
const MOST = 1024

/** Controls, and marks that turn the direction of what comes after them. Joiners stay: Devanagari needs them. */
const UNSEEN = /\p{Cc}+/gu
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** @returns a text from elsewhere without what no database stores, and without what would disguise it */
export const withoutControls = (text: string): string =>
  text.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(TURNS, '')

/** @returns the name of a file as the record keeps it: its end, where it is long */
export const storableFileName = (name: string): string =>
  withoutControls(name).slice(-MOST).toWellFormed()
