import { withoutControls } from '@dhvani/catalogue'

/** What the table takes (`supabase/migrations`), in UTF-16 units, which are never fewer than its own. */
const MOST = 1024

/** @returns the name of a file as the record keeps it: its end, where it is long */
export const storableFileName = (name: string): string =>
  withoutControls(name).slice(-MOST).toWellFormed()
