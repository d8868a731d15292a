import { expect, type Locator } from '@playwright/test'
import { addToMix } from '../fixtures/home.ts'
import { uploadMyVeena } from '../fixtures/upload.ts'
import {
  beginning,
  button,
  closeDialog,
  goTo,
  heading,
  lookAtDialog,
  openDialog,
  type Walk,
} from './walk.ts'

const MIX = 'Monsoon window'

const openHome = async (walk: Walk): Promise<Locator> => {
  await goTo(walk, '/hi')
  await expect(walk.page.locator('html')).toHaveAttribute('lang', 'hi')
  const mixes = walk.page.getByRole('region', { name: walk.words('mixes_title'), exact: true })
  await expect(button(mixes, walk.words('mixes_save'))).toBeVisible()
  return mixes
}

/** Home before the listener has a mix or a sound, and with one of each, as the fixtures make them in English. */
export const visitOwnHome = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  await openHome(walk)
  await expect(page.getByText(words('own_empty_title'), { exact: true })).toBeVisible()
  await look('Home without a mix')
  await lookAtDialog(walk, button(page, words('own_upload')), 'upload')
  await goTo(walk, '/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await uploadMyVeena(page)
  await addToMix(page, 'My Veena')
  await addToMix(page, 'Rain')

  const mixes = await openHome(walk)
  const dock = page.getByRole('region', { name: words('mix'), exact: true })
  await expect(dock).toBeVisible()
  await look('Home with an own sound')
  const dialog = await openDialog(walk, button(mixes, words('mixes_save')), 'save a mix')
  await dialog.getByRole('textbox').fill(MIX)
  await button(dialog, words('mixes_save_confirm')).click()
  await expect(button(mixes, words('mixes_open', { name: MIX }))).toBeVisible()
  await look('a saved mix')
  await lookAtDialog(walk, button(mixes, words('mixes_share', { name: MIX })), 'share a mix')
  await button(mixes, words('mixes_more', { name: MIX })).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await look('menu of a mix')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
}

/** The dialogs that the dock opens: the sleep timer and its wake, the saved mixes, and night mode. */
const visitDialogsOfDock = async (walk: Walk, dock: Locator): Promise<void> => {
  const { page, words, look } = walk
  const sleep = await openDialog(walk, button(dock, words('sleep_in_dock')), 'sleep timer')
  await button(sleep, words('wake_title')).click()
  // The dialog below has a heading too, and is the only one until this one's code has come.
  await expect(page.getByRole('dialog', { name: words('wake_title'), exact: true })).toBeVisible()
  await look('wake')
  await closeDialog(walk)
  await closeDialog(walk)
  await lookAtDialog(walk, button(dock, words('mixes_open_list')), 'saved mixes')
  await button(dock, words('night_mode')).click()
  const night = page.getByRole('dialog', { name: words('night_mode'), exact: true })
  await expect(button(night, words('night_leave'))).toBeVisible()
  await look('night mode')
  await closeDialog(walk)
}

/** The dock with its sounds, and what it opens. */
export const visitDock = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  const dock = page.getByRole('region', { name: words('mix'), exact: true })
  const open = dock.getByRole('button', { name: words('open_mix'), exact: true })
  if (await open.isVisible()) await open.click()
  const rain = words('sound_rain')
  await button(page, words('track_tools', { name: rain })).click()
  await look('dock')
  await visitDialogsOfDock(walk, dock)
  await button(page, words('setting_character_of', { name: rain })).click()
  await expect(page.getByRole('group', { name: words('setting_place') })).toBeVisible()
  await look('character of a sound in the dock')
}

/** Every setting of the account, what the forms say about a mistake, and the dialogs. */
export const visitAccount = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  await goTo(walk, '/hi/account')
  await expect(heading(walk, words('account_title'))).toBeVisible()
  await expect(page.getByText(words('account_sessions_alone'))).toBeVisible()
  await look('account')
  await page.getByLabel(words('account_name_label'), { exact: true }).fill('')
  for (const name of ['account_name_save', 'account_email_change', 'account_password_change'])
    await button(page, words(name)).click()
  for (const missing of [
    'account_name_missing',
    'account_email_missing',
    'account_password_missing',
  ])
    await expect(page.getByText(words(missing), { exact: true })).toBeVisible()
  await look('account with mistakes')
  for (const kind of ['webauthn', 'phone', 'totp'])
    await lookAtDialog(
      walk,
      page.getByRole('button', { name: beginning(words(`account_factor_${kind}`)) }),
      `second step: ${kind}`,
    )
  const totp = page.getByRole('button', { name: beginning(words('account_factor_totp')) })
  const dialog = await openDialog(walk, totp, 'authenticator app')
  await button(dialog, words('account_factor_begin')).click()
  await expect(dialog.locator('[data-secret]')).toBeVisible()
  await look('key for the authenticator app')
  await closeDialog(walk)
  await button(page, words('account_export_start')).click()
  await expect(page.getByRole('link', { name: words('account_export_download') })).toBeVisible()
  await look('exported data')
  await lookAtDialog(walk, button(page, words('account_leave_begin')), 'delete the account')
}

/** The beats that the listener has saved. */
export const visitOwnBeats = async (walk: Walk): Promise<void> => {
  const { page, words, look } = walk
  await goTo(walk, '/hi/beatboxer')
  const library = page.getByRole('region', { name: words('beat_library') })
  const stage = page.getByRole('region', { name: words('beat_stage') })
  const transport = page.getByRole('region', { name: words('beat_transport') })
  await button(library, words('loop_tabla_teentaal')).click()
  await stage.getByRole('listitem').first().getByRole('button').first().click()
  await button(transport, words('beat_save')).click()
  await expect(page.getByText(words('beat_saved'), { exact: true })).toBeVisible()
  await look('a beat is saved')
  await button(page, words('beat_more')).click()
  await lookAtDialog(walk, page.getByRole('menuitem', { name: words('beat_mine') }), 'own beats')
}
