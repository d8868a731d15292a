import { expect, it } from 'vitest'
import { readArticles } from './read-articles.ts'

const articles = readArticles()

it('reads all 23, newest first', () => {
  const dates = articles.map(({ frontMatter }) => frontMatter.published)
  expect(dates).toHaveLength(23)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

it('gives the sections of an article distinct ids', () => {
  for (const { sections, frontMatter } of articles) {
    expect(sections.length, frontMatter.slug).toBeGreaterThan(2)
    expect(new Set(sections.map(({ id }) => id)).size, frontMatter.slug).toBe(sections.length)
  }
})

it('finds the sounds and loops that a text plays', () => {
  const soundscape = articles.find(
    ({ frontMatter }) => frontMatter.slug === 'create-focus-soundscape',
  )
  expect(soundscape?.heard).toEqual([
    'raga-drone',
    'rain',
    'river-flowing',
    'koel-singing',
    'tabla-keherwa',
  ])
})
