import {
  CARD_FILES,
  linkWordsSchema,
  openTypesetter,
  SCENES,
  type LinkWords,
  type Scene,
  type Typesetter,
} from '@dhvani/social-cards'
import type { Site } from '../load-site.ts'

/** What the build left for cards of links. */
export type CardParts = {
  /** By language. */
  readonly words: ReadonlyMap<string, LinkWords>
  readonly scenes: ReadonlyMap<Scene, Buffer>
  readonly typesetter: Typesetter
}

/** @returns `undefined` for a site that was built without them */
export const findCardParts = ({ files }: Site): CardParts | undefined => {
  const bytesOf = (path: string) => files.get(path)?.plain
  const [words, latin, devanagari] = [
    bytesOf(CARD_FILES.words),
    bytesOf(CARD_FILES.latin),
    bytesOf(CARD_FILES.devanagari),
  ]
  const scenes = new Map(
    SCENES.flatMap((scene) => {
      const picture = bytesOf(CARD_FILES.scene(scene))
      return picture ? [[scene, picture] as const] : []
    }),
  )
  if (!words || !latin || !devanagari || scenes.size < SCENES.length) return undefined
  return {
    words: new Map(Object.entries(linkWordsSchema.parse(JSON.parse(words.toString())))),
    scenes,
    typesetter: openTypesetter({
      latin: new Uint8Array(latin),
      devanagari: new Uint8Array(devanagari),
    }),
  }
}
