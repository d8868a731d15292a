import { describe, inject } from 'vitest'
import { addToMix, home, openMix } from './fixtures/home.ts'
import { IN_HINDI, PAGES } from './fixtures/pages.ts'
import { watchReach } from './fixtures/reach.ts'
import { pressEverything } from './fixtures/press-everything.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, onPhone, test, type Page } from './test.ts'

type Screen = {
  readonly width: number
  readonly height: number
  /** Letters of the browser, in pixels. */
  readonly letters?: number
  /** Letters of the page as a style of the listener sets them, in percent. */
  readonly root?: number
}

const isWhole = inject('isWholeRing')

const SCREENS: readonly (readonly [name: string, screen: Screen])[] = [
  ['a laptop at 400 % zoom', { width: 320, height: 256 }],
  ['letters of 32 px on a phone', { width: 360, height: 740, letters: 32 }],
  ...(isWhole
    ? [['a style of 130 % on a phone', { width: 360, height: 740, root: 130 }] as const]
    : []),
]

/** A visitor has no account, and one who has is below. */
const SHOWN = isWhole
  ? [...PAGES.filter((path) => path !== '/account'), '/hi', '/hi/riyaz']
  : ['/donate']

const PAGES_WITH_MIX = isWhole ? ['/', '/account', '/beatboxer'] : []

const show = async (page: Page, { width, height, letters = 16, root = 100 }: Screen) => {
  await page.setLetters(letters)
  await page.setViewportSize({ width, height })
  await page.addInitScript((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${size}% } [data-toaster] { display: none }`)
    document.adoptedStyleSheets.push(sheet)
  }, root)
  await watchReach(page)
  // Presses ask for more than what stands in for the server answers.
  page.problems.allow(/./)
}

/** Uses everything on a page. @returns what was out of reach there, and in the dialogs that opened */
const findOutOfReach = async (page: Page): Promise<string> => {
  await whenWhole(page)
  await page.evaluate(() => {
    window.outOfReach = []
    window.onPlace = (root, name) => {
      for (const one of window.findOutOfReach?.(root) ?? [])
        window.outOfReach?.push(`${name.slice(0, 30)}: ${one}`)
    }
  })
  await pressEverything(page)
  return page.evaluate(() => window.outOfReach?.join('\n') ?? 'nothing was looked at')
}

const expectWholeTrack = async (page: Page): Promise<void> => {
  await addToMix(page, 'Train')
  await openMix(page)
  const { mix } = home(page)
  await expect(mix.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
  await expect(mix.getByRole('slider', { name: 'Master volume' })).toBeInViewport({ ratio: 1 })
  await expect(mix.getByRole('button', { name: 'Pause all' })).toBeInViewport({ ratio: 1 })
  await expect(mix.getByRole('button', { name: 'Close mix' })).toBeInViewport({ ratio: 1 })
}

describe.for(SCREENS)('%s', ([, screen]) => {
  onPhone.for(SHOWN)('covers nothing and cuts nothing off: %s', async (path, { page }) => {
    await show(page, screen)
    await page.goto(path)
    expect(await findOutOfReach(page)).toBe('')
  })

  onPhone.for(PAGES_WITH_MIX)(
    'covers nothing of a listener with a mix: %s',
    async (path, { page, openWithRain }) => {
      await show(page, screen)
      await openWithRain()
      await addToMix(page, 'Train')
      await page.goto(path)
      // The dock comes when the mix is restored, after the page is whole.
      await expect(home(page).mix).toBeVisible()
      expect(await findOutOfReach(page)).toBe('')
    },
  )

  onPhone('shows a whole track of the open mix', async ({ page, openWithRain }) => {
    await show(page, screen)
    await openWithRain()
    await expectWholeTrack(page)
  })
})

onPhone.for(isWhole ? [...PAGES, ...IN_HINDI] : ['/'])(
  'letters of 32 px and words that a translation made longer widen no page: %s',
  async (path, { page }) => {
    await show(page, { width: 360, height: 740, letters: 32 })
    await page.goto(path)
    await whenWhole(page)
    const beyond = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        if (text.parentElement?.closest('script, style, svg')) continue
        text.data = text.data.replaceAll(/[\p{L}\p{M}]{4,}/gu, (word) => word + word.slice(0, 4))
      }
      return document.documentElement.scrollWidth - innerWidth
    })
    expect(beyond).toBeLessThanOrEqual(0)
  },
)

test.for([
  ['a laptop at 150 % zoom', { width: 911, height: 512 }],
  ['a laptop at 200 % zoom', { width: 683, height: 384 }],
  ['a phone at 150 % zoom', { width: 240, height: 493 }],
] as const)(
  '%s shows a whole track of the open mix',
  async ([, screen], { page, openWithRain }) => {
    await show(page, screen)
    await openWithRain()
    await expectWholeTrack(page)
  },
)

declare global {
  interface Window {
    outOfReach?: string[]
  }
}
