import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'

test('a press before the scripts have loaded takes effect when they have @journey', async ({
  context,
}) => {
  const page = await context.newPage()
  let letThrough = () => {}
  const held = new Promise<void>((done) => (letThrough = done))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/blog/rise-of-asmr')
  const theme = () => page.locator('html').getAttribute('data-theme')
  const before = await theme()
  const button = page.getByRole('button', { name: 'Switch between light and dark' })
  // People press again when nothing happens, but they want one change.
  await button.click()
  await button.click()
  expect(await theme()).toBe(before)
  letThrough()
  await expect.poll(theme).not.toBe(before)
  await page.close()
})

test('no script is fetched before the page has painted', async ({ page }) => {
  await page.goto('/')
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js')),
  )
  const { painted, fetched } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  // A page that takes longer than a second to paint does not wait for it.
  expect(Math.min(...fetched)).toBeGreaterThan(Math.min(painted, 1000))
})

test('scripts, styles and drawings arrive compressed', async ({ page }) => {
  const plain: string[] = []
  let count = 0
  page.on('response', (response) => {
    const headers = response.headers()
    const length = Number(headers['content-length'] ?? 0)
    if (!/\.(js|css|svg)$/.test(response.url()) || response.fromServiceWorker()) return
    count += 1
    if (headers['content-encoding'] === undefined && length >= 1024) plain.push(response.url())
  })
  await page.goto('/blog/rise-of-asmr')
  await whenSettled(page)
  expect(count).toBeGreaterThan(5)
  expect(plain).toEqual([])
})
