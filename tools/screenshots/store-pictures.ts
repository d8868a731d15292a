import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { SCREENS, type Screen } from './screens.ts'

/** What the manifest shows to app stores and in the browser's question whether to install. */
const FRAMES = [
  { form: 'narrow', width: 390, height: 844, scale: 2 },
  { form: 'wide', width: 1280, height: 800, scale: 1.5 },
] as const

/** Enough for text at twice the size; a picture then has 100 to 370 kB. */
const JPEG_QUALITY = 80

/** Every loop once: thirteen of the sixteen musicians are awake. */
const ENSEMBLE = [...'abcdefghijklm']
  .map((letter, position) => `${position.toString(16)}${letter}280`)
  .join('')

const showBeatboxer: Screen = {
  name: 'beatboxer',
  path: `/beatboxer#beat=1.110.70.${ENSEMBLE}`,
  prepare: async (page) => {
    await page.locator('.beat-window[data-status="ready"]').nth(12).waitFor()
  },
}

const STORE_SCREENS: readonly Screen[] = [
  ...SCREENS.filter(({ name }) => name === 'home' || name === 'mix'),
  showBeatboxer,
]

/**
 * Turns the page, as it stands, to another language: preparations name what they press in English. The dock then
 * begins anew, with its sounds behind their button where the screen is narrow.
 */
const turnTo = async (page: Page, locale: string): Promise<void> => {
  const menu = page.getByRole('button', { name: 'Menu' })
  const isNarrow = await menu.isVisible()
  if (isNarrow) await menu.click()
  const link = page.locator(`a[hreflang="${locale}"]`).filter({ visible: true })
  await link.first().click()
  await page.locator(`html[lang="${locale}"]`).waitFor()
  const open = page.locator('section.fixed > div > div > [aria-expanded="false"]')
  if (isNarrow && (await open.filter({ visible: true }).count()) > 0)
    await open.filter({ visible: true }).first().click()
}

type StoreSite = {
  readonly url: string
  readonly signIn: (page: Page) => Promise<void>
}

/**
 * Takes the pictures that the manifest of a language names, into a folder: `mix-narrow.jpg` in English,
 * `hi/mix-narrow.jpg` in Hindi.
 *
 * @returns their files
 */
export const takeStorePictures = async (
  browser: Browser,
  site: StoreSite,
  { locale, folder: all }: { readonly locale: string; readonly folder: string },
): Promise<string[]> => {
  const folder = locale === 'en' ? all : join(all, locale)
  await mkdir(folder, { recursive: true })
  const files: string[] = []
  for (const { form, width, height, scale } of FRAMES)
    for (const screen of STORE_SCREENS) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        hasTouch: form === 'narrow',
      })
      const page = await context.newPage()
      if (screen.signedIn) await site.signIn(page)
      await page.goto(`${site.url}${screen.path}`, { waitUntil: 'networkidle' })
      await screen.prepare?.(page)
      if (locale !== 'en') await turnTo(page, locale)
      const path = join(folder, `${screen.name}-${form}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY, animations: 'disabled' })
      files.push(path)
      await context.close()
    }
  return files
}
