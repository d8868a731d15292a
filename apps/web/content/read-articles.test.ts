import { expect, it } from 'vitest'
import { readArticles } from './read-articles.ts'

const articles = readArticles()

it('reads all 23, newest first, and those of one day in the order of their titles', () => {
  const dates = articles.map(({ frontMatter }) => frontMatter.published)
  expect(dates).toHaveLength(23)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const ofOneDay = Map.groupBy(articles, ({ frontMatter }) => frontMatter.published)
  expect([...ofOneDay.values()].some((group) => group.length > 1)).toBe(true)
  for (const group of ofOneDay.values()) {
    const titles = group.map(({ frontMatter }) => frontMatter.title)
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, 'en')))
  }
})

it('gives the sections of an article distinct ids', () => {
  for (const { sections, frontMatter } of articles) {
    expect(sections.length, frontMatter.slug).toBeGreaterThan(2)
    expect(new Set(sections.map(({ id }) => id)).size, frontMatter.slug).toBe(sections.length)
  }
})

it('finds each sound and loop that a text plays once', () => {
  const soundscape = articles.find(
    ({ frontMatter }) => frontMatter.slug === 'create-focus-soundscape',
  )
  expect(soundscape?.heard).toEqual(['raga-drone', 'rain', 'koel-singing', 'tabla-keherwa'])
})
