import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import type { DeviceOptions } from './fixtures/test.ts'

/** `npm run test:all` and the shares: there the journeys are played on a device with memory, too, and with motion. */
const isWholeRing = process.env.DHVANI_RING === 'all'

export default defineConfig<DeviceOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Other engines have a configuration of their own.
  testIgnore: [
    'engines/firefox/**',
    'engines/webkit/**',
    // It needs a build of its own, which `npm run test:all` makes.
    ...(process.env.HOSTED_BUILD ? [] : ['hosted/hosted.spec.ts']),
  ],
  outputDir: '../test-results',
  // Tests share nothing, so the workers split long files among them.
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Only a broken test meets these limits; they leave room for a machine that is busy with more.
  timeout: 180_000,
  expect: {
    timeout: 30_000,
    // Two versions of Chromium smooth edges differently by less than this; a new colour is more.
    toHaveScreenshot: { maxDiffPixels: 150, threshold: 0.04 },
  },
  // CONTRIBUTING.md says how to draw the pictures anew.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  // `npm test` runs the journeys: ways that only a whole system can show. `npm run test:all` runs every project. There
  // Home, and Hindi on every page, are tested at both sizes: each feature once by its main way. A tag leaves a test out of
  // one size: its gesture does not exist there, or its claim has nothing to do with the size.
  projects: [
    {
      name: 'journey',
      grep: /@journey/,
      grepInvert: /@thorough/,
      use: { hasLittleMemory: true, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'desktop',
      grepInvert: isWholeRing ? /@phone|@thorough/ : /@journey|@phone|@thorough/,
    },
    {
      name: 'phone',
      testMatch: ['home/**/*.spec.ts', '**/hindi*.spec.ts'],
      grepInvert: /@desktop|@thorough/,
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
    // Variations of a claim that another test makes.
    { name: 'thorough', grep: /@thorough/ },
  ],
  use: {
    // A service worker would answer requests that tests answer. The offline specs allow it.
    serviceWorkers: 'block',
    browserName: 'chromium',
    headless: true,
    actionTimeout: 30_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [...CHROMIUM_FLAGS],
    },
    screenshot: 'only-on-failure',
    // Recording costs every test a fifth of its time: `--trace retain-on-failure` asks for it.
    trace: 'off',
  },
})
