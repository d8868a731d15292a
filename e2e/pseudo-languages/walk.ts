import { expect, type Locator, type Page } from '@playwright/test'

export type Walk = {
  readonly page: Page
  /** Says a message in the language of the walk. */
  readonly words: (key: string, values?: Readonly<Record<string, string>>) => string
  /** Looks at the screen that is open now. */
  readonly look: (screen: string) => Promise<void>
}

/** Opens a page of the site without loading it anew, as the browser's Back does. */
export const goTo = async ({ page }: Walk, path: string): Promise<void> => {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, path)
}

export const beginning = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

export const heading = ({ page }: Walk, name: string): Locator =>
  page.getByRole('heading', { name, exact: true }).first()

export const openDialog = async (walk: Walk, opener: Locator, screen: string): Promise<Locator> => {
  await opener.click()
  const dialog = walk.page.getByRole('dialog').last()
  // Its code comes at the press.
  await expect(dialog.getByRole('heading').first()).toBeVisible()
  await walk.look(screen)
  return dialog
}

/** Closes the dialog on top, of which there may be one below another. */
export const closeDialog = async ({ page }: Walk): Promise<void> => {
  const dialogs = page.locator('[role=dialog]')
  const count = await dialogs.count()
  await page.keyboard.press('Escape')
  await expect(dialogs).toHaveCount(count - 1)
}

export const lookAtDialog = async (walk: Walk, opener: Locator, screen: string): Promise<void> => {
  await openDialog(walk, opener, screen)
  await closeDialog(walk)
}
