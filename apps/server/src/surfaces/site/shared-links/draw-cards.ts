import { drawLinkCard, renderPng } from '@dhvani/social-cards'
import type { CardParts } from './card-parts.ts'
import { keepAnswers } from './kept-answers.ts'
import type { ReadLink } from './read-link.ts'

/** Some 100 kB each. */
const MOST_CARDS = 64
/** One is drawn at a time, in a tenth of a second; these wait. */
const MOST_WAITING = 8

/** A PNG, or why there is none: too many wait to be drawn. */
export type DrawnCard = Buffer | 'busy'

export type CardDrawer = {
  /** @returns a card that was drawn before and is still kept */
  find(link: ReadLink): Buffer | undefined
  draw(link: ReadLink): Promise<DrawnCard>
  /** How many cards are kept. */
  readonly size: number
}

/** Cards depend on what they show alone, so that one card serves every address that shows the same. */
const keyOf = ({ card, scene }: ReadLink): string => JSON.stringify([scene, card])

/**
 * Draws cards one after the other: a thread of the pool, at most, works for links.
 *
 * @param most number of cards that are kept
 */
export const createCardDrawer = (
  { scenes, typesetter }: CardParts,
  most = MOST_CARDS,
): CardDrawer => {
  const kept = keepAnswers<Buffer>(most)
  const awaited = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  const render = async ({ card, scene }: ReadLink): Promise<Buffer> => {
    const picture = scenes.get(scene)
    if (!picture) throw new Error(`There is no picture of ${scene}.`)
    return renderPng(drawLinkCard(card, picture, typesetter))
  }

  const enqueue = (link: ReadLink, key: string): Promise<Buffer> => {
    const drawing = last.then(() => render(link))
    last = drawing.catch(() => undefined)
    awaited.set(key, drawing)
    return drawing
  }

  return {
    find: (link) => kept.get(keyOf(link)),
    async draw(link) {
      const key = keyOf(link)
      const known = kept.get(key) ?? awaited.get(key)
      if (known) return known
      if (awaited.size > MOST_WAITING) return 'busy'
      try {
        const png = await enqueue(link, key)
        kept.set(key, png)
        return png
      } finally {
        awaited.delete(key)
      }
    },
    get size() {
      return kept.size
    },
  }
}
