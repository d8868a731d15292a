import { expect, type Page } from '@playwright/test'
import { comeOnline } from './cut-line.ts'
import type { Way } from './way.ts'

/** The page comes online, and the part of a way arrives. */
export const expectLatePart = async (page: Page, { again, arrived }: Way): Promise<void> => {
  await comeOnline(page)
  await again?.(page)
  // React may take a third of a second to see the failure. An `online` event before that has no effect.
  if (arrived)
    await expect
      .poll(async () => {
        await comeOnline(page)
        return arrived(page).isVisible()
      })
      .toBe(true)
}
