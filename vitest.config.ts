import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pages } from './apps/web/tests/pages/node/project.ts'
import { CHROMIUM_FLAGS } from './e2e/chromium-flags.ts'

const NODE_FOLDERS = '{packages/*,apps/*,tools,e2e,bench}'
const IGNORED = ['**/node_modules/**', '**/build/**']

const nodeProject = (name: string, pattern: string, timeout: number) => ({
  test: {
    name,
    include: [`${NODE_FOLDERS}/**/*.${pattern}.ts`],
    exclude: [
      ...IGNORED,
      ...(name === 'unit'
        ? ['int', 'browser', 'contract'].map((ring) => `**/*.${ring}.test.ts`)
        : []),
    ],
    testTimeout: timeout,
    hookTimeout: timeout,
  },
})

/** Rings of tests, cheap to dear; end-to-end tests are Playwright's (e2e/playwright.config.ts). */
export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      await pages([...CHROMIUM_FLAGS]),
      nodeProject('unit', 'test', 60_000),
      nodeProject('integration', 'int.test', 60_000),
      nodeProject('contract', 'contract.test', 120_000),
      {
        // Found late, they would reload the page in the middle of a test.
        optimizeDeps: { include: ['fast-check', 'signalsmith-stretch'] },
        test: {
          name: 'browser',
          include: ['{packages,apps}/*/**/*.browser.test.{ts,tsx}'],
          exclude: IGNORED,
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
                args: [...CHROMIUM_FLAGS, '--autoplay-policy=no-user-gesture-required'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
