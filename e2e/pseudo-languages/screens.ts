import { expect, type Locator } from '@playwright/test'
import { beginning, button, goTo, heading, lookAtDialog, type Walk } from './walk.ts'

const cardOf = ({ page, words }: Walk, key: string): Locator =>
  page.getByRole('button', { name: beginning(words(key)) }).first()

/** Home, the sound dialog, the menu and the dialogs of the footer. */
export const visitHome = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  await goTo(walk, '/hi')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(heading(walk, words('library_title'))).toBeVisible()
  await look('Home')
  const menu = button(page, words('menu'))
  if (await menu.isVisible()) await lookAtDialog(walk, menu, 'menu')
  await lookAtDialog(walk, cardOf(walk, 'sound_breeze'), 'dialog of a sound')
  for (const name of ['notes_title', 'shortcuts_title', 'digits_title', 'surprise'])
    await lookAtDialog(walk, button(page, words(name)), name)
  await button(page, words('timer_start')).click()
  await look('focus timer')
}

/** The forms of a visitor: sign-in and all other ways, with what they say about a mistake. */
export const visitForms = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  const main = page.getByRole('main')
  for (const [mode, title, send] of [
    ['sign-in', 'sign_in', 'sign_in'],
    ['sign-up', 'sign_up', 'sign_up'],
    ['reset', 'auth_reset_heading', 'auth_send_reset'],
    ['link', 'auth_link_heading', 'auth_send_link'],
    ['code', 'code_heading', 'code_send'],
  ] as const) {
    await goTo(walk, `/hi/auth?mode=${mode}`)
    await expect(heading(walk, words(title))).toBeVisible()
    await button(main.locator('form'), words(send)).click()
    await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
    await look(`form: ${mode}`)
  }
  await goTo(walk, '/hi/contact')
  await button(main, words('contact_send')).click()
  await expect(main.locator('[aria-invalid=true]').first()).toBeVisible()
  await look('contact')
}

const PAGES = [
  '/blog',
  '/blog/rise-of-asmr',
  '/blog/binaural-beats-explained',
  '/what-is-known',
  '/donate',
  '/donate/thank-you',
  '/donate/cancelled',
  '/terms',
  '/withdraw',
  '/accessibility',
  '/privacy',
  '/offline',
]

/** Everything that is read. */
export const visitPages = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  for (const path of PAGES) {
    await goTo(walk, `/hi${path}`)
    await expect(page.locator(`link[rel=canonical][href$="/hi${path}"]`)).toBeAttached()
    await look(path)
  }
  await goTo(walk, '/hi/nowhere')
  await expect(heading(walk, words('not_found_title'))).toBeVisible()
  await look('unknown address')
}

/** The beatbox: its stage, the Taal view, a musician's menu and the dialogs. */
export const visitBeatbox = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  await goTo(walk, '/hi/beatboxer')
  const library = page.getByRole('region', { name: words('beat_library') })
  const stage = page.getByRole('region', { name: words('beat_stage') })
  const transport = page.getByRole('region', { name: words('beat_transport') })
  for (const [index, loop] of ['loop_tabla_teentaal', 'loop_raga_drone'].entries()) {
    await button(library, words(loop)).click()
    await look('a loop in the hand')
    await stage.getByRole('listitem').nth(index).getByRole('button').first().click()
  }
  await expect(button(transport, words('beat_save'))).toBeEnabled()
  await look('beatbox')
  await button(page, words('beat_taal_view')).click()
  await expect(heading(walk, words('beat_taal_title'))).toBeVisible()
  await look('Taal view')
  await stage.getByRole('listitem').first().getByRole('button').first().click()
  await look('menu of a musician')
  await page.keyboard.press('Escape')
  for (const name of ['beat_mine', 'beat_share', 'beat_export']) {
    await button(page, words('beat_more')).click()
    await expect(page.getByRole('menu')).toBeVisible()
    if (name === 'beat_mine') await look('menu')
    await lookAtDialog(walk, page.getByRole('menuitem', { name: words(name) }), name)
  }
}
