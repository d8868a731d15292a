import type { Locator, Page } from '@playwright/test'
import type { Account } from '../fixtures/account.ts'
import type { Site } from '../fixtures/site.ts'

export type Visit = { readonly page: Page; readonly site: Site; readonly account: Account }

/** How a visitor comes to need a part, and what the visitor then sees. */
export type Way = {
  readonly at: string
  readonly isSignedIn?: true
  /** On a site whose forms need a captcha. */
  readonly isGuarded?: true
  /** Width of the screen, where it is not that of a desktop. */
  readonly width?: number
  /** Before the page opens. */
  readonly prepare?: (page: Page, visit: Visit) => Promise<unknown>
  readonly reach?: (page: Page, visit: Visit) => Promise<unknown>
  /** The page says in its place that the part is missing; a decoration says nothing. */
  readonly isTold?: true
  /** What is there once the part has arrived, without another press. */
  readonly arrived?: (page: Page) => Locator
  /** The press that works once the part has arrived, where the page does not repeat it by itself. */
  readonly again?: (page: Page) => Promise<unknown>
  /** Log lines of page and server that this way causes, besides the lost file's. */
  readonly logged?: RegExp
  /** What the visitor typed, which stays. */
  readonly typed?: (page: Page) => Locator
}
