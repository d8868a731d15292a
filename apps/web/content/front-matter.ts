import { z } from 'zod'
import { sourceKeys } from './bibliography.ts'

/** The blog's categories, as a card shows them. */
export const articleCategories = [
  'Sleep',
  'Focus',
  'Meditation',
  'Wellness',
  'Indian Music',
  'Science',
] as const

/** The motifs of the generated hero art. */
export const articleMotifs = [
  'sitar-strings',
  'tabla-drum',
  'lotus-mandala',
  'kolam',
  'jali',
  'river-landscape',
  'night-sky',
  'city-lines',
  'breath-waves',
  'singing-bowl',
  'bansuri',
  'sound-waves',
  'om-rings',
  'leaf',
  'mind-paths',
  'binaural-orbits',
  'sunrise',
] as const

/** Colour families of the hero art; each works in both themes. */
export const articlePalettes = [
  'marigold',
  'terracotta',
  'peacock',
  'neel',
  'rose',
  'leaf',
] as const

const slug = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'lower-case words joined by hyphens')

/** Front matter of an article: strict, so that a misspelt field fails instead of being ignored. */
export const articleFrontMatter = z.strictObject({
  /** Last part of the article's address; also its file name. */
  slug,
  /** Title without the site's name; the page adds '| Dhvani'. */
  title: z.string().min(10).max(80),
  /** For the card in the list: one or two sentences. */
  excerpt: z.string().min(60).max(240),
  /** For search engines and social cards. */
  description: z.string().min(110).max(160),
  keywords: z.array(z.string().min(2)).min(5).max(10),
  /** A plain calendar date, 'YYYY-MM-DD', in no time zone. */
  published: z.iso.date(),
  /** The day on which the text last changed in substance; absent while it stands as published. */
  updated: z.iso.date().optional(),
  /** Whole minutes at 200 to 240 words a minute; what takes eight in English can take nine in Hindi. */
  readMinutes: z.int().min(4).max(9),
  category: z.enum(articleCategories),
  /** False for an article that only other articles and the sitemap link to. */
  listed: z.boolean(),
  /** Slugs of the three articles offered at the end. */
  related: z.array(slug).length(3),
  motif: z.enum(articleMotifs),
  palette: z.enum(articlePalettes),
  /** Works cited, in the order the page lists them. */
  sources: z.array(z.enum(sourceKeys)).min(2),
})

/** Parsed front matter of an article. */
export type ArticleFrontMatter = z.infer<typeof articleFrontMatter>

/** One of {@link articleCategories}. */
export type ArticleCategory = ArticleFrontMatter['category']
