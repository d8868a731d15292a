import type { Page } from 'playwright-core'

export type Screen = {
  readonly name: string
  readonly path: string
  readonly signedIn?: boolean
  /** What to do before the picture; a screen without it is shown in its full length. */
  readonly prepare?: (page: Page) => Promise<void>
}

const addSounds = async (page: Page, names: readonly string[]) => {
  for (const name of names) {
    await page.getByRole('button', { name: new RegExp(`^${name}(?! &)`) }).click()
    await page.getByRole('button', { name: 'Add to Mix' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
}

/** Every screen that people see, in the states that matter. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', signedIn: true },
  {
    name: 'sound',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Rain(?! &)/ }).click()
      await page.getByRole('button', { name: 'Pause preview' }).waitFor()
    },
  },
  {
    name: 'mix',
    path: '/',
    signedIn: true,
    prepare: async (page) => {
      await addSounds(page, ['Rain', 'River Flowing', 'Sea Waves'])
      await page.getByText('3 sounds playing').waitFor()
      const open = page.getByRole('button', { name: 'Open mix' })
      if (await open.isVisible()) await open.click()
    },
  },
  {
    name: 'upload',
    path: '/',
    signedIn: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Upload Sound' }).click()
      const dialog = page.getByRole('dialog', { name: 'Upload Your Sound' })
      await dialog.getByRole('button', { name: 'Upload Sound' }).click()
      await dialog.getByRole('alert').waitFor()
    },
  },
  {
    name: 'sign-in-required',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Upload Sound' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'about-sounds',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'About the sounds' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'shortcuts',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'menu',
    path: '/',
    prepare: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' })
      if (!(await menu.isVisible())) return
      await menu.click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'auth', path: '/auth' },
  { name: 'blog', path: '/blog' },
  { name: 'article', path: '/blog/indian-sitar-mental-health' },
  { name: 'contact', path: '/contact' },
  { name: 'donate', path: '/donate' },
  { name: 'terms', path: '/terms' },
  { name: 'beatboxer', path: '/beatboxer' },
  { name: 'offline', path: '/offline' },
  { name: 'not-found', path: '/there-is-no-such-page' },
]
