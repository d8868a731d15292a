import { defineConfig } from '@playwright/test'

/** Flags that keep Debian's Chromium quiet, offline and able to run as root. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 90_000,
  expect: {
    timeout: 10_000,
    // Two versions of Chromium smooth an edge a little differently; a changed colour is more.
    toHaveScreenshot: { maxDiffPixels: 150, threshold: 0.04 },
  },
  // Pictures to compare with are drawn when asked for: CONTRIBUTING.md.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  // Home is tested at both sizes; a tag leaves a test out where its gesture does not exist.
  projects: [
    { name: 'desktop', grepInvert: /@phone/ },
    {
      name: 'phone',
      testMatch: 'home/**/*.spec.ts',
      grepInvert: /@desktop/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
  use: {
    // A worker would answer requests that tests answer; the offline specs allow it.
    serviceWorkers: 'block',
    browserName: 'chromium',
    headless: true,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: CHROMIUM_FLAGS,
    },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
