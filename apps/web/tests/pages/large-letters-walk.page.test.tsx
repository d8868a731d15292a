import { findToasts, watchToast } from './fixtures/any-toast.ts'
import { home, openMix } from './fixtures/home.ts'
import { night, openNight } from './fixtures/night.ts'
import { whenWhole } from './fixtures/whole.ts'
import { expect, test, type Page } from './test.ts'

const PHONE = { width: 360, height: 740 }

/** Letters of the browser as people set them who see badly, in pixels. */
const LARGE_LETTERS = 32

const showToast = async (page: Page, description: string): Promise<void> => {
  await findToasts(page)
  await watchToast(page)
  await page.evaluate((text) => {
    window.toasts?.show({ title: 'Mix saved', description: text })
  }, description)
  await expect(page.locator('.toast-card')).toBeVisible()
}

test('a toast that is too high for its window begins at its first line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/auth')
  await whenWhole(page)
  await showToast(page, 'Another try may help. '.repeat(60))
  await expect.poll(() => page.evaluate(() => window.isToastWhole?.())).toBe(true)
})

test('a dialog that rises under a toast ends above it', async ({ page, openWithRain }) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openWithRain()
  await openMix(page)
  await showToast(page, 'Rain for the last night before the exam')
  await page.getByRole('button', { name: 'Save mix' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Save mix' })
  await expect(dialog).toBeVisible()
  await expect
    .poll(async () => {
      const risen = await dialog.boundingBox()
      const toast = await page.locator('.toast-card').boundingBox()
      return risen && toast ? risen.y + risen.height - toast.y : Infinity
    })
    .toBeLessThanOrEqual(0)
})

test('large letters find room: a shared mix stays inside its card', async ({ page }) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await page.goto('/?mix=1.1o.a1e0h0a1.TmlnaHQ')
  await whenWhole(page)
  const findOutside = () =>
    page.evaluate(() => {
      const card = document.querySelector('section[aria-label="Shared mix"] > div')
      const edge = card?.getBoundingClientRect().right ?? 0
      return [...(card?.querySelectorAll('*') ?? [])]
        .filter((one) => one.getBoundingClientRect().right > edge)
        .map((one) => one.textContent)
    })
  await expect(page.getByRole('region', { name: 'Shared mix' })).toBeVisible()
  expect(await findOutside()).toEqual([])
})

/** @returns words of these elements that stand on two lines */
const findBroken = (page: Page, parts: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const broken: string[] = []
        while (walker.nextNode()) {
          const text = walker.currentNode as Text
          for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            if (range.getClientRects().length > 1) broken.push(word)
          }
        }
        return broken
      }),
    parts,
  )

test('large letters find room: no word of a starter beat is broken', async ({ page }) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await page.goto('/beatboxer')
  await expect(page.getByRole('group', { name: 'Starter beats' })).toBeVisible()
  expect(await findBroken(page, 'main fieldset > button')).toEqual([])
})

test('large letters find room: no word of Home’s headings and ready-made mixes is broken', async ({
  page,
}) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await whenWhole(page)
  expect(await findBroken(page, 'main h2, .ready-card')).toEqual([])
})

test('large letters find room: the pictures of buttons keep their width', async ({ page }) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await page.goto('/?mix=1.1o.a1e0h0a1.TmlnaHQ')
  await whenWhole(page)
  const narrow = await page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>('main button > svg[width]')]
      .filter((one) => one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().width < Number(one.getAttribute('width')))
      .map((one) => one.parentElement?.textContent),
  )
  expect(narrow).toEqual([])
})

test('large letters find room: the time until sleep stays inside its button', async ({
  page,
  openWithRain,
}) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    const run = { start: Date.now(), deadline: Date.now() + 3_600_000 }
    const value = { minutes: 60, fades: 'last', run }
    localStorage.setItem('dhvani.sleep', JSON.stringify({ version: 1, value }))
  })
  await openWithRain()
  const button = page
    .getByRole('region', { name: 'Mix', exact: true })
    .getByRole('button', { name: /^Sleep timer, / })
  await expect(button).toBeVisible()
  const outside = await button.evaluate((element) => {
    const [box, word] = [element, element.lastElementChild ?? element].map((one) =>
      one.getBoundingClientRect(),
    )
    return box && word ? Math.max(box.left - word.left, word.right - box.right) : Infinity
  })
  expect(outside).toBeLessThanOrEqual(0)
})

/** @returns pixels by which these elements reach beyond what is around each of them */
const reachBeyond = (page: Page, parts: string, around: string): Promise<number> =>
  page.evaluate(
    ([selector, frame]) => {
      const right = (one: Element | null | undefined) => one?.getBoundingClientRect().right ?? 0
      const beyond = [...document.querySelectorAll(selector)].map(
        (one) => right(one) - right(one.parentElement?.closest(frame)),
      )
      return Math.max(...beyond)
    },
    [parts, around] as const,
  )

test('large letters find room: the percent of a sound is inside its card, on a phone held sideways', async ({
  page,
  openWithRain,
}) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize({ width: 740, height: 360 })
  await openWithRain()
  await openMix(page)
  const percent = home(page).mix.getByRole('listitem').getByText('%').first()
  await expect(percent).toBeVisible()
  expect(await reachBeyond(page, '[data-track] .tabular', '[data-track]')).toBeLessThanOrEqual(0)
})

test('large letters find room: a dialog and its choices do not scroll sideways', async ({
  page,
  openWithRain,
}) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize(PHONE)
  await openWithRain()
  await openMix(page)
  await home(page).mix.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Save as a sound file' }).click()
  await expect(page.getByRole('radio', { name: /^8 hours/ })).toBeAttached()
  expect(await reachBeyond(page, '[role=dialog] *', '[role=dialog]')).toBeLessThanOrEqual(0)
})

test('large letters find room: night mode shows the minutes until silence, on a phone held sideways', async ({
  page,
  openWithRain,
}) => {
  await page.setLetters(LARGE_LETTERS)
  await page.setViewportSize({ width: 740, height: 360 })
  await page.addInitScript(() => {
    const run = { start: Date.now(), deadline: Date.now() + 3_600_000 }
    const value = { minutes: 60, fades: 'last', run }
    localStorage.setItem('dhvani.sleep', JSON.stringify({ version: 1, value }))
  })
  await openWithRain()
  await openNight(page)
  const { screen, button } = night(page)
  await expect(screen.getByRole('timer')).toBeInViewport({ ratio: 1 })
  await button('Clock').click()
  await expect(screen.getByRole('timer')).toBeInViewport({ ratio: 1 })
})
