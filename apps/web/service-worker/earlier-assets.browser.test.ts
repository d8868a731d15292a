import { afterEach, expect, it } from 'vitest'
import { findEarlierAsset, keepEarlierAssets } from './earlier-assets.ts'

const LISTED = 'home-files'
const at = (name: string) => new URL(`/assets/${name}`, location.href).href

afterEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name)
})

/** Home's files as a worker lists them. */
const list = async (names: readonly string[]) => {
  await caches.delete(LISTED)
  const cache = await caches.open(LISTED)
  for (const name of names) await cache.put(at(name), new Response(name))
}

const textOf = async (name: string) => (await findEarlierAsset(at(name)))?.text()

it('keeps the files that a new release no longer lists, and no others', async () => {
  await list(['app-a.js', 'shared.css'])
  await keepEarlierAssets(LISTED, (url) => url === at('shared.css'))
  expect(await textOf('app-a.js')).toBe('app-a.js')
  expect(await textOf('shared.css')).toBeUndefined()
})

it('keeps files of several releases up to a number; the oldest go', async () => {
  for (const release of ['a', 'b', 'c']) {
    await list([`app-${release}.js`, `page-${release}.js`])
    await keepEarlierAssets(LISTED, () => false, 4)
  }
  expect(await textOf('app-a.js')).toBeUndefined()
  for (const name of ['app-b.js', 'page-b.js', 'app-c.js', 'page-c.js'])
    expect(await textOf(name)).toBe(name)
})
