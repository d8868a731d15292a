import { expect, type Page } from '@playwright/test'

/** How often a part is asked for before the page says that it is missing (import-part.ts). */
const TRIES = 4

export type CutLine = {
  /** Waits until every try for the file was in vain. The tries do not wait: the page comes online. */
  untilGivenUp(): Promise<void>
  /** From now on the file arrives. */
  mend(): Promise<void>
}

/** Tells the page that it is online, which makes every part that waits try again. */
export const comeOnline = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')))

/** Lets a file of the build not arrive. */
export const cutLine = async (page: Page, file: string): Promise<CutLine> => {
  let asked = 0
  const address = `**/assets/${file}`
  await page.route(address, (route) => {
    asked += 1
    return route.abort()
  })
  return {
    async untilGivenUp() {
      const asks = async () => {
        await comeOnline(page)
        return asked
      }
      await expect
        .poll(asks, { message: `${file} is asked for`, intervals: [50] })
        .toBeGreaterThanOrEqual(TRIES)
    },
    mend: () => page.unroute(address),
  }
}

/** Loses the first request for a file of the build. */
export const loseOnce = (page: Page, file: string): Promise<unknown> =>
  page.route(`**/assets/${file}`, (route) => route.abort(), { times: 1 })
