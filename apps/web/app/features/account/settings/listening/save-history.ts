import { dayOf, type HeardDay } from '#lib/mixes/listening-history.ts'
import { saveFile } from '#lib/page/save-file.ts'

/** Gives the history to the browser as a file to keep. */
export const saveHistory = (days: Readonly<Record<string, HeardDay>>): void => {
  const text = `${JSON.stringify({ version: 1, days }, undefined, 2)}\n`
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `dhvani-listening-${dayOf(new Date())}.json`,
  )
}
