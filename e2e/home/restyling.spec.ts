import type { Browser, Page } from '@playwright/test'
import { home } from '../fixtures/home.ts'
import { expect, test } from '../fixtures/test.ts'
import { whenWhole } from '../fixtures/whole.ts'

type TraceEvent = { readonly name: string; readonly args: { readonly elementCount?: number } }

/** The most elements that the browser styled in one go while the change was made. */
const mostRestyled = async (
  browser: Browser,
  page: Page,
  change: () => Promise<unknown>,
): Promise<number> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await change()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[]
  }
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0)
  expect(counts.length, 'the browser styled something').toBeGreaterThan(0)
  return Math.max(...counts)
}

/** Home has some seven hundred elements. A slow phone needs 100 ms and more to style them all. */
const FEW = 100

test('a style comes once, and neither a child of the body nor the height of the dock restyles the page', async ({
  page,
  browser,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await whenWhole(page)
  const { mix } = home(page)
  await expect(mix).toBeVisible()
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))
  expect(styles.length).toBeGreaterThan(1)
  expect(styles).toEqual([...new Set(styles)])

  const ofChild = await mostRestyled(browser, page, () =>
    page.evaluate(() => {
      const child = document.createElement('div')
      child.textContent = 'new'
      document.body.append(child)
      const height = child.offsetHeight
      child.remove()
      return height + document.body.offsetHeight
    }),
  )
  expect(ofChild).toBeLessThan(FEW)

  const footer = page.getByRole('contentinfo')
  const room = () => footer.evaluate(({ parentElement }) => parentElement?.offsetHeight ?? 0)
  const before = await room()
  const ofDock = await mostRestyled(browser, page, async () => {
    await mix.evaluate((dock) => {
      dock.style.height = `${dock.getBoundingClientRect().height + 100}px`
    })
    await expect.poll(room, 'the page leaves more room').toBeGreaterThanOrEqual(before + 90)
  })
  expect(ofDock).toBeLessThan(FEW)

  // The control: what the root hands down does restyle the page.
  const ofRoot = await mostRestyled(browser, page, () =>
    page.evaluate(() => {
      document.documentElement.style.setProperty('--handed-down', '1px')
      return document.body.offsetHeight
    }),
  )
  expect(ofRoot).toBeGreaterThan(3 * FEW)
})

test(
  'what others put beside a dialog takes presses, and the page behind it none',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const { card, dialog } = home(page)
    await card('Breeze').click()
    await expect(dialog('Breeze')).toBeVisible()
    const taking = await page.evaluate(() => {
      const question = document.createElement('div')
      question.className = 'captcha-question'
      question.style.cssText =
        'position: fixed; inset: 0 auto auto 0; width: 9px; height: 9px; z-index: 99'
      document.body.append(question)
      const at = (x: number, y: number) => document.elementFromPoint(x, y)
      return {
        question: at(4, 4) === question,
        shade: at(4, 20)?.matches('[data-shade]'),
      }
    })
    expect(taking).toEqual({ question: true, shade: true })
  },
)
