import type { Page } from 'playwright-core'
import type { Words } from './words.ts'

export type Screen = {
  readonly name: string
  readonly path: string
  readonly signedIn?: boolean
  /** What to do before the picture; a screen without it is shown in its full length. */
  readonly prepare?: (page: Page, words: Words) => Promise<void>
}

/** The card of a sound. Its name may begin the name of another one, as Rain begins Rain & Thunder. */
const card = (page: Page, name: string) => page.locator('button[aria-pressed]', { hasText: name })

const addSounds = async (page: Page, words: Words, keys: readonly string[]) => {
  for (const key of keys) {
    await card(page, words(key)).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: words('add_to_mix'), exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
}

const openMix = async (page: Page, words: Words) => {
  const open = page.getByRole('button', { name: words('open_mix') })
  if (await open.isVisible()) await open.click()
}

/** An entry of the dock's menu. */
const openFromMenu = async (page: Page, words: Words, key: string) => {
  await addSounds(page, words, ['sound_rain'])
  await openMix(page, words)
  await page.getByRole('button', { name: words('beat_more'), exact: true }).click()
  await page.getByRole('menuitem', { name: words(key) }).click()
  await page.getByRole('dialog', { name: words(key) }).waitFor()
}

/** Every screen that people see, in the states that matter. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', signedIn: true },
  {
    name: 'sound',
    path: '/',
    prepare: async (page, words) => {
      await card(page, words('sound_rain')).first().click()
      await page.getByRole('button', { name: words('preview_pause') }).waitFor()
      // Its code comes after the sound.
      await page.getByText(words('setting_place'), { exact: true }).waitFor()
    },
  },
  {
    name: 'mix',
    path: '/',
    signedIn: true,
    prepare: async (page, words) => {
      await addSounds(page, words, ['sound_rain', 'sound_river_flowing', 'sound_sea_waves'])
      await page.getByText(words('playing_many', { count: '3' })).waitFor()
      await openMix(page, words)
    },
  },
  {
    name: 'position',
    path: '/',
    signedIn: true,
    prepare: async (page, words) => {
      await addSounds(page, words, ['sound_rain'])
      await openMix(page, words)
      const name = words('sound_rain')
      await page.getByRole('button', { name: words('track_tools', { name }) }).click()
      await page.getByRole('button', { name: words('position_of', { name }) }).click()
      await page.locator('[data-position]').waitFor()
    },
  },
  {
    name: 'night-by-itself',
    path: '/',
    signedIn: true,
    prepare: (page, words) => openFromMenu(page, words, 'night_by_itself'),
  },
  {
    name: 'sound-file',
    path: '/',
    signedIn: true,
    prepare: (page, words) => openFromMenu(page, words, 'save_sound_file'),
  },
  {
    name: 'upload',
    path: '/',
    signedIn: true,
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('own_upload'), exact: true }).click()
      const dialog = page.getByRole('dialog', { name: words('upload_title') })
      await dialog.getByRole('button', { name: words('own_upload'), exact: true }).click()
      await dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign-in-required',
    path: '/',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('own_upload'), exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'about-sounds',
    path: '/',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('notes_title') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'shortcuts',
    path: '/',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('shortcuts_title') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/',
    prepare: async (page, words) => {
      const menu = page.getByRole('button', { name: words('menu') })
      if (!(await menu.isVisible())) return
      await menu.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'auth', path: '/auth' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/indian-sitar-mental-health' },
  // One of those that are written in Hindi, too.
  { name: 'article-in-both', path: '/blog/calm-music-sleep' },
  { name: 'contact', path: '/contact' },
  { name: 'donate', path: '/donate' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'what-is-known', path: '/what-is-known' },
  { name: 'account', path: '/account', signedIn: true },
  { name: 'beatboxer', path: '/beatboxer' },
  { name: 'offline', path: '/offline' },
  { name: 'not-found', path: '/there-is-no-such-page' },
]
