import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pages } from './apps/web/tests/pages/node/project.ts'
import { CHROMIUM_FLAGS } from './e2e/chromium-flags.ts'

const NODE_FOLDERS = '{packages/*,apps/*,tools,e2e,bench}'
const IGNORED = ['**/node_modules/**', '**/build/**']

/** What is no unit test, by the end of its name. */
const DEARER = ['int', 'browser', 'contract', 'site']

/** Vitest's own second is less than a busy machine takes; only a broken test waits as long. */
const PATIENT = { poll: { timeout: 30_000, interval: 20 } }

const nodeProject = (name: string, pattern: string, timeout: number, more: object = {}) => ({
  test: {
    name,
    include: [`${NODE_FOLDERS}/**/*.${pattern}.test.ts`],
    exclude: IGNORED,
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: PATIENT,
    ...more,
  },
})

/** Modules, and with the server's its embedded databases, are loaded once a worker, not once a file (decision 178). */
const LOADED_ONCE = { isolate: false }

/** A ring with what `npm test` runs of it, and a second one with what only `npm run test:all` runs. */
const twoProjects = (name: string, pattern: string, timeout: number, more: object = {}) => [
  nodeProject(name, pattern, timeout, { ...more, exclude: [...IGNORED, '**/*.all.*.test.ts'] }),
  nodeProject(`${name}-all`, `all.${pattern}`, timeout, more),
]

/** Tests of audio in Chromium, whose sounds may begin without a gesture. */
const browserProject = (name: string, pattern: string, exclude: readonly string[] = []) => ({
  // Found late, they would reload the page in the middle of a test.
  optimizeDeps: { include: ['fast-check', 'signalsmith-stretch'] },
  test: {
    name,
    include: [`{packages,apps}/*/**/${pattern}.browser.test.{ts,tsx}`],
    exclude: [...IGNORED, ...exclude],
    testTimeout: 60_000,
    expect: PATIENT,
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
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

/** Rings of tests, cheap to dear; end-to-end tests are Playwright's (e2e/playwright.config.ts). */
export default defineConfig({
  test: {
    // By itself Vitest leaves one core free, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    provide: { isWholeRing: process.env.DHVANI_RING === 'all' },
    projects: [
      pages([...CHROMIUM_FLAGS]),
      nodeProject('unit', '*', 60_000, {
        include: [`${NODE_FOLDERS}/**/*.test.ts`],
        exclude: [...IGNORED, ...DEARER.map((ring) => `**/*.${ring}.test.ts`)],
        ...LOADED_ONCE,
        unstubGlobals: true,
        unstubEnvs: true,
        restoreMocks: true,
      }),
      ...twoProjects('integration', 'int', 120_000, LOADED_ONCE),
      nodeProject('contract', 'contract', 120_000, {
        globalSetup: 'apps/server/tests/harness/shared-postgres.ts',
        ...LOADED_ONCE,
      }),
      // They read what the build wrote and change nothing, so files share what was parsed.
      nodeProject('site', 'site', 60_000, LOADED_ONCE),
      browserProject('browser', '*', ['**/*.all.browser.test.ts']),
      browserProject('browser-all', '*.all'),
    ],
  },
})
