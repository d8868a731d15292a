import { expect, type Page } from '@playwright/test'

/** What browser and page log about a file that was lost, and the server about a shop it has not. */
export const LOST = /Failed to (fetch|load)|ERR_FAILED|create-checkout/

/** Marks the page that is open: one that is loaded anew, or replaced by a failure, has no mark. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector('header')?.setAttribute('data-mark', ''))

export const expectSamePage = async (page: Page): Promise<void> => {
  await expect(page.locator('header[data-mark]')).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
}
