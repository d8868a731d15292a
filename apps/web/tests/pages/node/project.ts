import { playwright } from '@vitest/browser-playwright'
import type { Plugin, PluginOption } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import site from '../../../vite.config.ts'
import { commands } from './commands.ts'
import { pagesOfSite } from './site-plugin.ts'
import { tones } from './tones-plugin.ts'

/** As most tests want it; a page of another size gives it that one. */
const WINDOW = { width: 1280, height: 800 }

const flat = async (option: PluginOption): Promise<Plugin[]> => {
  const given = await option
  if (Array.isArray(given)) return (await Promise.all(given.map(flat))).flat()
  return given ? [given] : []
}

/** What the build does with the code of the site, but for the router's own part, which makes the build itself. */
const pluginsOfSite = async (): Promise<Plugin[]> =>
  (await flat(site.plugins)).filter(({ name }) => !name.startsWith('react-router'))

/**
 * The ring of tests that render the pages of the site in Chromium, over a stand-in for the server.
 *
 * @param flags of Chromium
 */
export const pages = async (flags: readonly string[]): Promise<TestProjectInlineConfiguration> => ({
  root: new URL('../../..', import.meta.url).pathname,
  plugins: [pagesOfSite(), tones(), ...(await pluginsOfSite())],
  // Found late, they would reload the page in the middle of a test.
  optimizeDeps: {
    entries: [
      'app/root.tsx',
      'app/listening.tsx',
      'app/routes/*.tsx',
      'tests/pages/test.ts',
      'tests/pages/frame/main.tsx',
    ],
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react/compiler-runtime',
      // Of a worker, where Vite does not look before it runs.
      'fft.js',
    ],
  },
  test: {
    name: 'pages',
    include: ['app/**/*.page.test.tsx', 'tests/pages/**/*.page.test.tsx'],
    testTimeout: 300_000,
    // Only a broken test waits as long.
    expect: { poll: { timeout: 30_000, interval: 10 } },
    // Each test has a document of its own.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: WINDOW,
      commands,
      provider: playwright({
        actionTimeout: 30_000,
        contextOptions: { viewport: WINDOW },
        launchOptions: {
          executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
          args: [...flags, '--autoplay-policy=no-user-gesture-required'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
