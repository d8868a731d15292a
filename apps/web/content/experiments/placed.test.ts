import { findBeatLoop } from '@dhvani/catalogue'
import { describe, expect, it } from 'vitest'
import { parseArticle } from '../parse-article.ts'
import { readArticleFiles } from '../read-articles.ts'
import { GIVEN, isExperimentKind } from './kinds.ts'

/** Drawings that a reader can change or hear are experiments, too. */
const DRAWN = ['StrokePartials', 'TwoTones', 'TanpuraBloom', 'BowlStroke']

const articles = readArticleFiles('en').map(({ slug, source }) => {
  const { components } = parseArticle(source)
  const experiments = components.filter(({ name }) => name === 'Experiment')
  return { slug, experiments, drawn: components.filter(({ name }) => DRAWN.includes(name)) }
})

const nameOf = ({ kind, given }: Readonly<Record<string, string>>): string => `${kind}: ${given}`

describe.each(articles)('$slug', ({ experiments, drawn }) => {
  it('has one thing to try', () => {
    expect(experiments.length + drawn.length).toBe(1)
  })

  it('gives its experiment what the kind of it understands', () => {
    for (const { attributes } of experiments) {
      const { kind, given = '' } = attributes
      if (!isExperimentKind(kind)) throw new Error(`no such experiment: ${kind}`)
      expect(given).toMatch(GIVEN[kind])
      if (kind === 'watch') expect(findBeatLoop(given)).toBeDefined()
    }
  })
})

it('is not the same in two articles, but for a pace to breathe at', () => {
  const names = articles.flatMap(({ experiments }) =>
    experiments.map(({ attributes }) => nameOf(attributes)),
  )
  const others = names.filter((name) => !name.startsWith('breath'))
  expect(new Set(others).size).toBe(others.length)
})
