/** Dates and minutes that are fixed (docs/contract/product.md §2.2). */
export const DATED_ARTICLES: Readonly<Record<string, readonly [date: string, minutes: number]>> = {
  'rise-of-asmr': ['2024-12-10', 6],
  'binaural-beats-explained': ['2024-12-09', 7],
  'nature-vs-urban-sounds': ['2024-12-09', 5],
  'create-focus-soundscape': ['2024-12-09', 6],
  'future-sound-therapy': ['2024-12-08', 8],
  'soothing-music-focus': ['2024-12-10', 4],
  'music-as-therapy': ['2024-12-09', 6],
  'music-universal-language': ['2024-12-08', 5],
  'indian-classical-meditation': ['2024-12-07', 7],
  'meditation-music-science': ['2024-12-08', 6],
  'calm-music-sleep': ['2024-12-08', 5],
  'singing-bowls-healing': ['2024-12-07', 7],
  'classical-music-stress-relief': ['2024-12-07', 6],
  'breathing-music-synchronization': ['2024-12-07', 5],
  'mantra-chanting-benefits': ['2024-12-06', 7],
  'instrumental-music-creativity': ['2024-12-06', 6],
  'music-therapy-depression': ['2024-12-06', 8],
}

/** Articles that only other articles and the sitemap link to; the list has the other nineteen. */
export const UNLISTED_ARTICLES: readonly string[] = [
  'ambient-sounds-anxiety-relief',
  'music-for-adhd',
  'sitar-mind-peace',
  'tabla-energy-motivation',
]

/** Every article, by slug (docs/contract/product.md §2.2). */
export const ARTICLE_SLUGS: readonly string[] = [
  ...Object.keys(DATED_ARTICLES),
  ...UNLISTED_ARTICLES,
  'indian-sitar-mental-health',
  'power-of-focus-music',
].toSorted()
