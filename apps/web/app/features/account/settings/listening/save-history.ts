import { dayOf, type HeardDay } from '#lib/mixes/listening-history.ts'

/** Gives the history to the browser as a file to keep. */
export const saveHistory = (days: Readonly<Record<string, HeardDay>>): void => {
  const text = `${JSON.stringify({ version: 1, days }, undefined, 2)}\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `dhvani-listening-${dayOf(new Date())}.json`
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
