import { describe, expect, it } from 'vitest'
import { findBrokenCitations } from './find-broken-citations.ts'
import { readTrackedTexts } from './tracked-texts.ts'

/** This file, whose sources are planted; and one of a tool, which cites nothing. */
const PLANTED = ['tools/docs/citations.test.ts', 'package-lock.json']

/**
 * These show forbidden forms. A migration that already ran is refused when a byte of it changes,
 * comments included (apps/server/migrations/README.md), so the first three keep theirs.
 */
const EXAMPLES = [
  'apps/server/migrations/001-roles.sql',
  'apps/server/migrations/002-auth.sql',
  'apps/server/migrations/003-storage.sql',
  'docs/style.md',
  'tools/docs/forbidden-sources.ts',
]

const PAGES = {
  'docs/contract/auth.md': '# Auth\n\n## 8. Sessions\n\n### 8.1 Reuse\n\nAs §8 says.\n',
  'docs/decisions/058-tiers.md': '# 058: Tiers\n\n## What `is` it?\n\n## What `is` it?\n',
  'docs/images/home.png': '',
  'apps/web/app/engine.ts': '',
  'package.json': '{"scripts":{"sounds":"node sounds.mjs"}}',
}

const broken = (path: string, text: string) =>
  findBrokenCitations(new Map([...Object.entries(PAGES), [path, text]]))

it('finds every source that is cited in the repository', () => {
  const texts = readTrackedTexts()
  expect(texts.size).toBeGreaterThan(1000)
  expect(findBrokenCitations(texts, { exempt: PLANTED, examples: EXAMPLES })).toEqual([])
})

describe('a citation that can be followed', () => {
  it.each([
    ['a page', 'a.ts', '// docs/contract/auth.md'],
    ['a section', 'a.ts', '// (docs/contract/auth.md §8)'],
    ['several sections', 'a.ts', '// docs/contract/auth.md §8, §8.1'],
    [
      'a section on the next line of a comment',
      'a.ts',
      '/**\n * docs/contract/auth.md\n * §8.1\n */',
    ],
    ['a decision', 'a.ts', '// decision 058'],
    ['a page by a link', 'docs/a.md', '[tiers](decisions/058-tiers.md)'],
    ['a heading by a link', 'docs/a.md', '[tiers](decisions/058-tiers.md#what-is-it-1)'],
    ['a heading of the same page', 'docs/a.md', '# One two\n\n[there](#one-two)'],
    ['a folder and a picture', 'docs/a.md', '[all](decisions/) ![home](images/home.png)'],
    ['a file, by the end of its path', 'docs/a.md', 'See `app/engine.ts` in `apps/web`.'],
    ['a file that a build makes', 'docs/a.md', '`build/sounds/rain.js`'],
    ['a command', 'docs/a.md', '`npm run sounds -- --all`, `npm run build -w @dhvani/web`'],
    ['an address on the web', 'a.ts', '// https://github.com/a/b/issues/479'],
    ['another specification', 'a.ts', '// the Compose specification'],
  ])('passes: %s', (_name, path, text) => {
    expect(broken(path, text)).toEqual([])
  })
})

describe('a citation that leads nowhere', () => {
  it.each([
    [
      'a page that is gone',
      'a.ts',
      '// docs/contract/mail.md',
      'docs/contract/mail.md does not exist',
    ],
    [
      'a section that is gone',
      'a.ts',
      '// docs/contract/auth.md §9',
      'docs/contract/auth.md has no §9',
    ],
    ['the second of two sections', 'a.ts', '// docs/contract/auth.md §8, §9', 'has no §9'],
    ['a section on the next line', 'a.ts', '// docs/contract/auth.md\n// §9', 'has no §9'],
    ['a section of no page', 'a.ts', '// as §8 says', '§8 names no page'],
    [
      'a section of its own page',
      'docs/contract/data.md',
      '## 1. Rows\n\nAs §2 says.',
      'has no §2',
    ],
    ['a decision that was never made', 'a.sql', '-- decision 059', 'there is no decision 059'],
    ['one of several decisions', 'a.ts', '// decisions 058, 059', 'there is no decision 059'],
    ['a dead link', 'docs/a.md', '[tiers](decisions/058.md)', 'leads nowhere'],
    ['a dead anchor', 'docs/a.md', '[tiers](decisions/058-tiers.md#why)', 'has no heading #why'],
    ['a dead anchor of its own page', 'docs/a.md', '[there](#one)', 'has no heading #one'],
    ['a file that moved', 'docs/a.md', 'See `lib/engine.ts`.', 'lib/engine.ts does not exist'],
    ['a folder that moved', 'docs/a.md', 'See `apps/web/lib/`.', 'apps/web/lib/ does not exist'],
    ['a command that is gone', 'docs/a.md', '`npm run sound`', 'npm run sound does not exist'],
    ['a page from outside', 'a.ts', '// measurements.md, 2', 'no page is called measurements.md'],
  ])('is refused: %s', (_name, path, text, problem) => {
    expect(broken(path, text).join('\n')).toContain(problem)
  })

  it.each([
    'Contract A.8',
    '(contract F.3)',
    'supabase-contract, D.9',
    'docs/contract/auth.md §14 to A.18',
    'of contract A, whatever',
    'audio.md E2',
    '(audio notes D13)',
    'spec section 9',
    'Specification, section 2',
    'as the specification says',
    "the spec's message",
    'architecture.md, Settings',
    'Issue 5, Feel',
    'issue #16',
  ])('is refused: %s', (text) => {
    const problems = findBrokenCitations(new Map([['a.ts', `// ${text}\n`]]))
    expect(problems.filter((problem) => problem.includes('cites'))).not.toEqual([])
  })

  it('is told with its file and line', () => {
    expect(broken('a.ts', '\n\n// decision 001')).toEqual(['a.ts:3: there is no decision 001'])
  })

  it('may be shown by an example, whose other sources count', () => {
    const texts = new Map([['a.md', 'Before: Contract A.8. [After](b.md)']])
    const problems = findBrokenCitations(texts, { examples: ['a.md'] })
    expect(problems.filter((problem) => problem.includes('cites'))).toEqual([])
    expect(problems).toContain('a.md:1: b.md leads nowhere')
  })

  it('is passed over in a file that is exempt', () => {
    const texts = new Map([['a.sql', '-- contract F.1']])
    expect(findBrokenCitations(texts)).toHaveLength(1)
    expect(findBrokenCitations(texts, { exempt: ['a.sql'] })).toEqual([])
  })
})
