import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { messages } from '../../../vite/messages-plugin.ts'
import { commands } from './commands.ts'
import { builtSite } from './site-plugin.ts'

/** As most tests want it; a page of another size gives it that one. */
const WINDOW = { width: 1280, height: 800 }

/**
 * The ring of tests that render the pages of the site in Chromium, over a stand-in for the server.
 *
 * @param flags of Chromium
 */
export const pages = (flags: readonly string[]): TestProjectInlineConfiguration => ({
  root: new URL('../../..', import.meta.url).pathname,
  plugins: [builtSite(), messages()],
  // Found late, they would reload the page in the middle of a test.
  optimizeDeps: { entries: ['tests/pages/test.ts', 'app/**/*.page.test.tsx'] },
  test: {
    name: 'pages',
    globalSetup: new URL('../../../../../tools/test/site-for-pages.ts', import.meta.url).pathname,
    include: ['app/**/*.page.test.tsx', 'tests/pages/**/*.page.test.tsx'],
    testTimeout: 300_000,
    // Two loops are computed in 7 s of a quiet core; only a broken test waits as long.
    expect: { poll: { timeout: 90_000, interval: 20 } },
    // Each test has a document of its own.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: WINDOW,
      commands,
      provider: playwright({
        actionTimeout: 90_000,
        contextOptions: { viewport: WINDOW },
        launchOptions: {
          executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
          args: [
            ...flags,
            '--autoplay-policy=no-user-gesture-required',
            // A microphone that beeps, which a test needs not allow.
            '--use-fake-device-for-media-stream',
            '--use-fake-ui-for-media-stream',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
