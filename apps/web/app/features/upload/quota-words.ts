import { m } from '#messages'
import { pageLanguage } from '#lib/language/paths.ts'

type Words = (values: { readonly count: number }) => string

/** What the server says of each limit (docs/contract/storage.md §1), by the place of its number. */
const LIMITS: readonly (readonly [RegExp, Words])[] = [
  [/^Your sounds may take (\d+) MB /, m.quota_room],
  [/^You already have (\d+) sounds/, m.quota_sounds],
  [/^You have (\d+) unfinished uploads/, m.quota_unfinished],
]

/**
 * @param message the server's refusal of an upload, in English
 * @returns the refusal in the page's language; a page in English shows the server's own words, and any page
 *   those that it does not know
 */
export const quotaWords = (message: string): string => {
  if (pageLanguage() === 'en') return message
  for (const [pattern, words] of LIMITS) {
    const count = pattern.exec(message)?.[1]
    if (count !== undefined) return words({ count: Number(count) })
  }
  return message
}
