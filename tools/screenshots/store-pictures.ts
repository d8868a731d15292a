import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { SCREENS, type Screen } from './screens.ts'
import { pathIn, wordsIn } from './words.ts'

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

type StoreSite = {
  readonly url: string
  readonly signIn: (page: Page) => Promise<void>
}

/**
 * Takes the pictures that the manifest of a language names, into a folder.
 *
 * @returns their files
 */
export const takeStorePictures = async (
  browser: Browser,
  site: StoreSite,
  { locale, folder }: { readonly locale: string; readonly folder: string },
): Promise<string[]> => {
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
      await page.goto(site.url + pathIn(locale, screen.path), { waitUntil: 'networkidle' })
      await screen.prepare?.(page, wordsIn(locale))
      const path = join(folder, `${screen.name}-${form}.jpg`)
      await page.screenshot({ path, type: 'jpeg', quality: JPEG_QUALITY, animations: 'disabled' })
      files.push(path)
      await context.close()
    }
  return files
}
