import { describe, expect, it } from 'vitest'
import { countWords, parseArticle } from './parse-article.ts'

const article = parseArticle(`---
slug: a-walk
readMinutes: 4
---

Rain on *tin*, see [the koel](/blog/the-koel).

## What to hear

- a drop
- then a roar

<Listen sound="rain" />

### Later

<Promotion>

Dhvani has rain.

</Promotion>
`)

describe('parseArticle', () => {
  it('keeps paragraphs, list items and headings in the order of the text', () => {
    expect(article.text.split('\n')).toEqual([
      'Rain on tin, see the koel.',
      'What to hear',
      'a drop',
      'then a roar',
      'Later',
      'Dhvani has rain.',
    ])
  })

  it('finds headings, lists, links and components', () => {
    expect(article.frontMatter).toEqual({ slug: 'a-walk', readMinutes: 4 })
    expect(article.headings.map(({ depth }) => depth)).toEqual([2, 3])
    expect(article.listCount).toBe(1)
    expect(article.links).toEqual(['/blog/the-koel'])
    expect(article.components).toEqual([
      { name: 'Listen', attributes: { sound: 'rain' } },
      { name: 'Promotion', attributes: {} },
    ])
    expect(article.lastBlock).toBe('Promotion')
  })

  it('refuses text without front matter', () => {
    expect(() => parseArticle('Only rain.')).toThrow('front matter')
  })

  it('refuses text that is no MDX', () => {
    const unclosed = '---\nslug: a-walk\n---\n\n<Promotion>\n\nDhvani has rain.\n'
    expect(() => parseArticle(unclosed)).toThrow('Expected a closing tag for `<Promotion>`')
  })
})

describe('countWords', () => {
  it('counts runs that hold a letter or digit: a dash between spaces is no word', () => {
    expect(countWords('Dha Dhin | Dhin Dha – 16 beats')).toBe(6)
  })
})
