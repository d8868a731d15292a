import type { Page } from '@playwright/test'
import { giveCredentials } from '../fixtures/account.ts'
import { expect, test } from '../fixtures/test.ts'

/** Answers reports in the site's place, for pages of which this share reports. */
const takeReports = async (page: Page, share: number): Promise<unknown[]> => {
  const reports: unknown[] = []
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    await route.fulfill({ response, json: { ...config, errorReports: share } })
  })
  await page.route('**/reports/errors', async (route) => {
    reports.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return reports
}

/** An error as one of the site's own files would throw it. */
const failOnce = (page: Page, way: 'uncaught' | 'caught by a boundary') =>
  page.evaluate((how) => {
    const error = new TypeError('the scale of Asha')
    error.stack = `TypeError: the scale of Asha\n    at play (${location.origin}/assets/home-x.js:1:20)`
    if (how === 'uncaught') dispatchEvent(new ErrorEvent('error', { error }))
    else globalThis.console.error(error)
  }, way)

/** The code that follows errors comes with the parts for listeners. */
const untilFollowed = (page: Page) =>
  page.waitForFunction(() => !String(globalThis.console.error).includes('[native code]'))

const REPORT = { name: 'TypeError', places: ['/assets/home-x.js:1:20'], page: '/' }

test('a page tells the site of its errors without their words, three at most @journey', async ({
  page,
  problems,
}) => {
  problems.allow(/the scale of Asha/)
  const reports = await takeReports(page, 1)
  await page.goto('/')
  await untilFollowed(page)
  for (const way of ['uncaught', 'caught by a boundary', 'uncaught', 'uncaught'] as const)
    await failOnce(page, way)
  await expect.poll(() => reports).toEqual([REPORT, REPORT, REPORT])
  await page.evaluate(() => fetch('/healthz'))
  expect(reports).toHaveLength(3)
})

test('a page tells nothing where the operator wants no reports', async ({ page }) => {
  const reports = await takeReports(page, 0)
  await page.goto('/')
  await untilFollowed(page)
  const settings = page.waitForResponse('**/config.json')
  await failOnce(page, 'uncaught')
  await settings
  await page.evaluate(() => fetch('/healthz'))
  expect(reports).toEqual([])
})

test('a problem names the request that the server failed, and no refused one', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/400|500/)
  await page.goto('/auth')
  await giveCredentials(page, { email: account.email, password: 'not-the-password' })
  const problem = page.getByRole('alert')
  const reference = page.getByText('Reference:')
  await expect(problem).toContainText('Invalid login credentials')
  await expect(reference).toHaveCount(0)
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 500,
      headers: { 'x-request-id': 'b1cf6959-b751-463a' },
      json: { code: 500, error_code: 'unexpected_failure', msg: 'It failed.' },
    }),
  )
  await giveCredentials(page, account)
  await expect(problem).toContainText('It failed.')
  await expect(reference).toHaveText('Reference: b1cf6959-b751-463a')
})
