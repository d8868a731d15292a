import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadSite } from '../../src/surfaces/site/load-site.ts'
import { findCardParts } from '../../src/surfaces/site/shared-links/card-parts.ts'
import { createCardDrawer } from '../../src/surfaces/site/shared-links/draw-cards.ts'
import { readLink } from '../../src/surfaces/site/shared-links/read-link.ts'

const BUILT = resolve(import.meta.dirname, '../../../web/build/client')
const site = await loadSite(BUILT, 'https://sounds.example')
const parts = site && findCardParts(site)
if (!parts) throw new Error('The site is not built: run npm run build first.')
const words = parts.words.get('en')!

const linkOf = (volume: number) => {
  const search = `?mix=1.28.a${volume.toString(36).padStart(2, '0')}0.`
  return readLink('mix', { words, language: 'en', search })!
}

it('keeps a bounded number of cards', async () => {
  const drawer = createCardDrawer(parts, 2)
  for (const volume of [0, 1, 2]) await drawer.draw(linkOf(volume))
  expect(drawer.size).toBe(2)
  expect(drawer.find(linkOf(0))).toBeUndefined()
  expect(drawer.find(linkOf(1))).toBeInstanceOf(Buffer)
})

it('lets few wait, and draws a card that many ask for once', async () => {
  const drawer = createCardDrawer(parts)
  const same = await Promise.all(Array.from({ length: 30 }, () => drawer.draw(linkOf(7))))
  expect(new Set(same).size).toBe(1)
  const drawn = await Promise.all(
    Array.from({ length: 30 }, (_, volume) => drawer.draw(linkOf(volume + 10))),
  )
  expect(drawn.filter((card) => card === 'busy')).toHaveLength(21)
})
