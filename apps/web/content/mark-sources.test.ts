import { expect, it } from 'vitest'
import { ARTICLE_LANGUAGES } from './article-languages.ts'
import { markSources } from './mark-sources.ts'
import { readArticles } from './read-articles.ts'
import { readings } from './readings.ts'
import { sizes } from './sizes/sizes.ts'

it('says of a work in both languages that an excerpt of it was read, and which', () => {
  const keys = ['STOBBE22', 'JESPERSEN22', 'MERSENNE36', 'SHANKAR68'] as const
  expect(markSources(keys, 'en').map(({ read }) => read)).toEqual([
    'read as an excerpt: the abstract',
    'read as an excerpt: the beginning',
    'read as an excerpt: a passage',
    // Stands as the first list of sources gave it.
    undefined,
  ])
  expect(markSources(keys, 'hi').map(({ read }) => read)).toEqual([
    'सिर्फ़ सारांश पढ़ा',
    'सिर्फ़ शुरुआत पढ़ी',
    'सिर्फ़ एक अंश पढ़ा',
    undefined,
  ])
})

it('leaves no charted study without what was read of it', () => {
  const charted = Object.values(sizes).map(({ work }) => work)
  expect(charted.filter((work) => readings[work] === undefined)).toEqual([])
})

it('leaves unmarked in the articles only books and a standard', () => {
  const unmarked = ARTICLE_LANGUAGES.flatMap((language) =>
    readArticles(language).flatMap(({ frontMatter: { sources } }) =>
      markSources(sources, language).filter(({ read }) => read === undefined),
    ),
  )
  expect(unmarked.length).toBeGreaterThan(0)
  expect(unmarked.filter((work) => !('isbn' in work || 'isBook' in work))).toEqual([])
})
