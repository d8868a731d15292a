import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#http/caller/address-of.ts'
import type { Platform } from '#platform/platform.ts'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import type { RateRule } from '#platform/rate-limits/rate-limits.ts'
import { holdFile, type HeldFile } from '../held-file.ts'
import type { Site } from '../load-site.ts'
import { findCardParts, type CardParts } from './card-parts.ts'
import { createCardDrawer, type DrawnCard } from './draw-cards.ts'
import { keepAnswers } from './kept-answers.ts'
import { readLink, type LinkKind, type ReadLink } from './read-link.ts'
import { writeHead } from './write-head.ts'

/** Pages and cards that are made for one network. A person opens a few links; a crawler of a messenger, many. */
export const LINKS_OF_NETWORK: RateRule = {
  name: 'shared-links',
  burst: 60,
  limit: 240,
  seconds: 300,
}
/** Cards that are drawn for all networks: two a second take a fifth of a core. */
export const CARDS_OF_SITE: RateRule = {
  name: 'shared-cards-all',
  burst: 60,
  limit: 600,
  seconds: 300,
}

/** Compressed, some 15 kB each. */
const MOST_PAGES = 256
/** A messenger asks once; the card of an address changes with a release alone. */
const CARD_CACHING = 'public, max-age=86400'

/** @returns the path of each language: the empty one, or one such as `/hi` */
const pathOf = (language: string): string => (language === 'en' ? '' : `/${language}`)

const KINDS: readonly (readonly [kind: LinkKind, page: string])[] = [
  ['mix', '/'],
  ['beat', '/beatboxer'],
]

export type SharedLinks = {
  /**
   * @param file the page as it was built
   * @returns the page with the head of the link in its address; the page itself where there is none
   */
  pageFor(request: FastifyRequest, path: string, file: HeldFile): Promise<HeldFile>
  /** @returns whether there is a card at the address, which then was sent */
  sendCard(request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean>
}

type Shared = { readonly link: ReadLink; readonly cardPath: string }

/** By the path of the page and by that of its cards: what a query is read as. */
const openReaders = ({ words }: CardParts) => {
  const pages = new Map<string, (search: string) => Shared | undefined>()
  const cards = new Map<string, (search: string) => ReadLink | undefined>()
  for (const [language, said] of words)
    for (const [kind, page] of KINDS) {
      const read = (search: string) => readLink(kind, { words: said, language, search })
      const cardPath = `/social${pathOf(language)}/${kind}-card.png`
      cards.set(cardPath, read)
      pages.set((pathOf(language) + page).replace(/(.)\/$/, '$1'), (search) => {
        const link = read(search)
        return link && { link, cardPath: cardPath + link.cardQuery }
      })
    }
  return { pages, cards }
}

const searchOf = ({ url }: FastifyRequest): string => /\?.*/.exec(url)?.[0] ?? ''

/** Where the card of Home stands for one that is not drawn now. */
const leadToUsualCard = (reply: FastifyReply, cardPath: string) =>
  reply
    .header('cache-control', 'no-store')
    .redirect(cardPath.replace(/(?:mix|beat)-card\.png$/, 'mix.png'), 302)

/**
 * Pages of shared mixes and beats that tell crawlers what they hold, and their cards (decision 230). Both come from the
 * address alone: nothing is stored.
 */
export const openSharedLinks = (
  site: Site,
  { config, rateLimits }: Platform,
): SharedLinks | undefined => {
  const parts = findCardParts(site)
  if (!parts) return undefined
  const drawer = createCardDrawer(parts)
  const made = keepAnswers<HeldFile>(MOST_PAGES)
  const { pages, cards } = openReaders(parts)
  const takeOfNetwork = (request: FastifyRequest) =>
    rateLimits.take(LINKS_OF_NETWORK, subjectOfAddress(addressOf(request)))

  const findCard = async (request: FastifyRequest, link: ReadLink): Promise<DrawnCard> => {
    const known = drawer.find(link)
    if (known) return known
    const mayDraw = (await takeOfNetwork(request)) && (await rateLimits.take(CARDS_OF_SITE, 'all'))
    return mayDraw ? drawer.draw(link) : 'busy'
  }

  return {
    async sendCard(request, reply, path) {
      const link = cards.get(path)?.(searchOf(request))
      if (!link) return false
      const png = await findCard(request, link)
      if (png === 'busy') {
        await leadToUsualCard(reply, path)
        return true
      }
      const etag = `"${createHash('sha256').update(png).digest('hex').slice(0, 16)}"`
      reply.headers({ 'cache-control': CARD_CACHING, etag }).type('image/png')
      const isKnown = request.headers['if-none-match'] === etag
      await (isKnown ? reply.code(304).send() : reply.send(png))
      return true
    },
    async pageFor(request, path, file) {
      const shared = pages.get(path)?.(searchOf(request))
      if (!shared) return file
      const { link, cardPath } = shared
      const address = config.publicUrl + path + link.query
      const known = made.get(address)
      if (known) return known
      if (!(await takeOfNetwork(request))) return file
      const html = writeHead(file.plain.toString(), {
        title: link.title,
        description: link.description,
        address,
        picture: config.publicUrl + cardPath,
      })
      const page = holdFile(Buffer.from(html), file.type)
      made.set(address, page)
      return page
    },
  }
}
