import type { Browser, Locator, Page } from '@playwright/test'
import { test as base } from '../../fixtures/test.ts'
import { missingPrograms, whyLeftOut } from '../programs.ts'

const MEDIA_FEATURES = 'emulation.setMediaFeaturesOverride'

type BidiSession = { send(method: string, params: object): Promise<unknown> }

type WithServerSide = {
  readonly _connection: {
    toImpl(browser: Browser): { readonly _browserSession: BidiSession }
  }
}

/**
 * Playwright overrides media features for every context, and Firefox ESR does not know the command.
 * Without it the page has the features of the machine. Remove this when Firefox ESR knows it.
 */
const leaveMediaFeatures = (browser: Browser): void => {
  const session = (browser as Browser & WithServerSide)._connection.toImpl(browser)._browserSession
  const send = session.send.bind(session)
  session.send = (method, params) =>
    method === MEDIA_FEATURES ? Promise.resolve({}) : send(method, params)
}

/** Over BiDi, React does not hear of a value that `fill` sets. A person types. */
const typeInsteadOfFill = (page: Page): void => {
  const locators = Object.getPrototypeOf(page.locator('html')) as Pick<Locator, 'fill'>
  locators.fill = async function (this: Locator, text: string) {
    await this.press('ControlOrMeta+A')
    await this.pressSequentially(text)
  }
}

type EngineWorker = { readonly adaptedBrowser: Browser }

export const test = base.extend<object, EngineWorker>({
  adaptedBrowser: [
    async ({ browser }, use) => {
      leaveMediaFeatures(browser)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-unused-vars -- the browser must be adapted before its first page
  page: async ({ adaptedBrowser, page }, use) => {
    typeInsteadOfFill(page)
    await use(page)
  },
  problems: async ({ problems }, use) => {
    // Firefox gives this name to requests that a page aborts when its visitor leaves.
    problems.allow(/^failed: .* NS_BINDING_ABORTED$/)
    // Firefox asks for the icon of a text file too, and the policy of /robots.txt allows nothing.
    problems.allow(/favicon\.ico because it violates .*default-src 'none'/)
    await use(problems)
  },
})

test.skip(missingPrograms('firefox').length > 0, whyLeftOut('firefox'))

export { expect } from '@playwright/test'
