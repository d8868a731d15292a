import { expect, it } from 'vitest'
import { FIRST_FOLD, kindOfPage, parseFold } from './fold.ts'

it.each(['/blog', '/blog/', '/blog/rise-of-asmr', '/what-is-known', '/terms', '/privacy'])(
  'takes %s for a page to read',
  (path) => expect(kindOfPage(path)).toBe('reading'),
)

it.each(['/', '/beatboxer', '/account', '/contact', '/donate', '/blogger', '/terms-of-old'])(
  'takes %s for a page like the others',
  (path) => expect(kindOfPage(path)).toBe('elsewhere'),
)

it('folds the dock on pages to read only, before the listener chose', () => {
  expect(FIRST_FOLD).toEqual({ reading: true, elsewhere: false })
})

it('reads what it kept, and nothing else', () => {
  const kept = { reading: false, elsewhere: true }
  expect(parseFold(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  for (const broken of [null, true, {}, { reading: true }, { reading: 1, elsewhere: 0 }])
    expect(parseFold(broken)).toBeUndefined()
})
