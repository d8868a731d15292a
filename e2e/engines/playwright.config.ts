import { defineConfig } from '@playwright/test'
import { findFirefox } from './programs.ts'

/** The journeys in Firefox and in WebKit, one test at a time: all of them share one speaker. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/engines',
  globalSetup: './prepare.ts',
  workers: 1,
  retries: 0,
  // Only a broken test meets these limits; they leave room for a machine that is busy with more.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: [
    {
      name: 'firefox',
      testMatch: 'firefox/*.spec.ts',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: findFirefox() ?? 'firefox-esr' },
      },
    },
    { name: 'webkit', testMatch: 'webkit/*.spec.ts' },
  ],
  use: {
    headless: true,
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    screenshot: 'on',
    trace: 'off',
  },
})
