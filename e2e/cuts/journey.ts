import type { Locator, Page } from '@playwright/test'
import type { Account } from '../fixtures/account.ts'
import type { Site } from '../fixtures/site.ts'

export type Visit = { readonly page: Page; readonly site: Site; readonly account: Account }

/** One thing that a visitor does. A test cuts the network before it and mends it afterwards. */
export type Step = {
  /** The network is cut after the act, while its answer is on the way. */
  readonly isUnderWay?: true
  readonly act: (visit: Visit) => Promise<unknown>
  /** Visible once the step is done. A step that needs no network is done during the cut. */
  readonly done: (page: Page) => Locator
  /** Where the page says that it waits, or that there is no network. A step without it needs none. */
  readonly told?: (page: Page) => Locator
  /** Text or work of the visitor that must survive the cut. */
  readonly stays?: (visit: Visit) => Promise<unknown>
  /** What the visitor does when the network is back, where the page does not go on by itself. */
  readonly again?: (visit: Visit) => Promise<unknown>
}

export type Journey = {
  readonly at: string
  readonly isSignedIn?: true
  readonly steps: Readonly<Record<string, Step>>
  /** What is stored, heard or shown after the last step. */
  readonly end?: (visit: Visit) => Promise<unknown>
}

const OFFLINE = 'You are offline. It opens when the network is back.'

/** The wait for a page, or the word that it has not come. */
export const pageIsMissing = (page: Page): Locator =>
  page.getByText(new RegExp(`^(Loading the page…|${OFFLINE})$`)).first()

/** The wait for a dialog, or the word that it has not come. */
export const partIsMissing = (page: Page): Locator =>
  page.getByText(new RegExp(`^(Loading what you opened…|${OFFLINE})$`)).first()

/** The notice beside what was pressed. */
export const offlineIn = (place: Locator): Locator =>
  place.getByRole('alert').filter({ hasText: /\boffline\b/ })
