import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hasArticles } from '../../content/article-languages.ts'
import { readArticles, type ReadArticle } from '../../content/read-articles.ts'
import { categoryIn, readMessages } from '../../vite/catalogue.ts'
import type { SocialCard } from './draw-social-picture.ts'

/** A card, and its path below public/social without the ending: `dhvani`, `hi/dhvani`. */
export type NamedCard = SocialCard & { readonly name: string }

type CardWord =
  | 'site_title'
  | 'site_kicker'
  | 'mix_title'
  | 'mix_kicker'
  | 'link_mix_kicker'
  | 'link_beat_kicker'
  | 'link_mix_text'
  | 'link_beat_text'

const wordsFile = (locale: string): string =>
  fileURLToPath(new URL(`../../messages/cards/${locale}.json`, import.meta.url))

/** A language without words for cards shows the English ones: its pages name the pictures all the same. */
export const readCardWords = (locale: string): Readonly<Record<CardWord, string>> =>
  JSON.parse(
    readFileSync(wordsFile(existsSync(wordsFile(locale)) ? locale : 'en'), 'utf8'),
  ) as Readonly<Record<CardWord, string>>

const articleCard = (locale: string, { frontMatter }: ReadArticle): Omit<NamedCard, 'tagline'> => {
  const { slug, motif, palette, title, category, readMinutes } = frontMatter
  const time = readMessages(locale)['blog_read_time']?.replace('{minutes}', String(readMinutes))
  const kicker = [categoryIn(locale, category), time].join(' · ')
  return { name: slug, seed: slug, motif, palette, title, kicker }
}

/** @returns the cards of a language: of the site, of Home, whose address shared mixes have, and of each article */
export const socialCards = (locale: string): NamedCard[] => {
  const words = readCardWords(locale)
  const tagline = readMessages(locale)['tagline'] ?? ''
  const scene = { motif: 'river-landscape' } as const
  const cards = [
    {
      ...scene,
      name: 'dhvani',
      seed: 'dhvani',
      palette: 'marigold',
      title: words.site_title,
      kicker: words.site_kicker,
    } as const,
    {
      ...scene,
      name: 'mix',
      seed: 'mix',
      palette: 'leaf',
      title: words.mix_title,
      kicker: words.mix_kicker,
    } as const,
    ...(hasArticles(locale) ? readArticles(locale) : []).map((article) =>
      articleCard(locale, article),
    ),
  ]
  const folder = locale === 'en' ? '' : `${locale}/`
  return cards.map((card) => ({ ...card, tagline, name: folder + card.name }))
}

/**
 * A language is there before its script has a face for cards. Until then its cards are in English, all of them: one
 * with two languages would look like a mistake.
 *
 * @returns the cards of a language, in words that can be drawn
 */
export const drawableCards = (
  cards: readonly NamedCard[],
  hasLetters: (text: string) => boolean,
): readonly NamedCard[] => {
  const isDrawable = ({ title, kicker, tagline }: NamedCard): boolean =>
    [title, kicker, tagline].every(hasLetters)
  if (cards.every(isDrawable)) return cards
  const english = new Map(socialCards('en').map((card) => [card.name, card]))
  return cards.map((card) => ({ ...card, ...english.get(basename(card.name)), name: card.name }))
}
