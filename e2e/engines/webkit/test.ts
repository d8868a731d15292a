import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { createAccount, type Account } from '../../fixtures/account.ts'
import { startSite, type Site } from '../../fixtures/site.ts'
import { START_LIMIT_MS } from '../../fixtures/sites.ts'
import { missingPrograms, whyLeftOut } from '../programs.ts'
import { startWebKit, type WebKit } from './start-webkit.ts'
import type { WebDriver } from './web-driver.ts'

type Tests = {
  /** The one window. The test fails if its page wrote an error or a warning to the console. */
  readonly driver: WebDriver
  /** Keeps a picture of the window with the results of the test. */
  readonly keepPicture: (name: string) => Promise<void>
  readonly account: Account
  /** Signs `account` in through the form. */
  readonly signIn: () => Promise<void>
}

type Workers = { readonly webkit: WebKit; readonly site: Site }

export const test = base.extend<Tests, Workers>({
  webkit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const webkit = await startWebKit()
      await use(webkit)
      await webkit.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from it
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
  driver: async ({ webkit }, use) => {
    webkit.takeProblems()
    await use(webkit.driver)
    expect(webkit.takeProblems(), 'problems in the page').toEqual([])
  },
  keepPicture: async ({ driver }, use, info) =>
    use(async (name) => {
      await writeFile(info.outputPath(`${name}.png`), await driver.screenshot())
    }),
  account: async ({ site }, use) => use(await createAccount(site)),
  signIn: async ({ driver, site, account }, use) =>
    use(async () => {
      // A page without scripts: a page of the site would still be leaving the form of a signed-in person.
      await driver.goto(`${site.url}/robots.txt`)
      await driver.run('localStorage.clear()')
      await driver.goto(`${site.url}/auth`)
      await driver.type(/^Email$/, account.email)
      await driver.type(/^Password$/, account.password)
      await driver.press('button', /^Sign In$/)
      await driver.expectText(/Sign Out/)
    }),
})

test.skip(missingPrograms('webkit').length > 0, whyLeftOut('webkit'))

export { expect } from '@playwright/test'
