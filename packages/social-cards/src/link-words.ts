import { z } from 'zod'

/** Where the build leaves what a server needs for cards of links, from the root of the site. */
export const CARD_FILES = {
  words: '/social/links/words.json',
  latin: '/social/links/latin.ttf',
  devanagari: '/social/links/devanagari.ttf',
  /** @returns the path of a scene's PNG */
  scene: (name: string) => `/social/links/${name}.png`,
} as const

const text = z.string().min(1)

/** Words of a language for the head and the card of a shared mix or beat. A word in braces is a place for a text. */
const wordsSchema = z.object({
  site: text,
  tagline: text,
  mixKicker: text,
  beatKicker: text,
  /** With `{sounds}`. */
  mixText: text,
  /** With `{loops}` and `{tempo}`. */
  beatText: text,
  beatName: text,
  /** With `{maker}`. */
  beatBy: text,
  /** With `{title}` and `{beat}`. */
  beatAs: text,
  /** Names by id, of the practice room's tanpura and theka by their part. */
  sounds: z.record(z.string(), text),
  loops: z.record(z.string(), text),
})

export type LinkWords = z.infer<typeof wordsSchema>

/** By language. */
export const linkWordsSchema = z.record(z.string(), wordsSchema)
