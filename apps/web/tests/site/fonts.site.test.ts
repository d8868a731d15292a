import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { BUILT } from './built-site.ts'

const ASSETS = join(BUILT, 'assets')

it('gives a page in Hindi 40 kB of Devanagari at most, with the digits of the listener’s choice', async () => {
  const files = (await readdir(ASSETS)).filter((name) => /^[a-z]+-hi-.*\.woff2$/.test(name))
  const uses = files
    .map((name) => name.split('-')[0])
    .toSorted((a, b) => String(a).localeCompare(String(b)))
  expect(uses).toEqual(['digits', 'headings', 'text'])
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(ASSETS, name))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40_000)
})
