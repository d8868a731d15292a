import { join } from 'node:path'
import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { buildStaleSite } from '../start/build-site.ts'
import { dataFolder, REPOSITORY, SOUNDS_FOLDER } from '../start/repository.ts'
import { engineSizeStep } from './engine-size.ts'
import { ONE_FAILED, ONE_PASSED } from './outcome.ts'
import { pageWeightStep } from './page-weight.ts'
import { engineSteps, playwrightStep } from './playwright-step.ts'
import { commandStep, runPrinting, type Step } from './run-step.ts'
import type { Stage } from './run-stages.ts'
import {
  GENERATED_TYPES,
  STATIC_LANES,
  STATIC_LANES_BY_COMPILER,
  TYPES_BY_COMPILER,
} from './static-steps.ts'
import { validHtmlStep } from './valid-html.ts'
import { vitestStep } from './vitest-step.ts'

const rendersSounds: Step = {
  name: 'sounds rendered',
  run: async (print) => {
    const onProgress = (line: string) => print(`${line}\n`)
    await renderStaleSounds({ outputDir: SOUNDS_FOLDER, dataDir: dataFolder(), onProgress })
    return ONE_PASSED
  },
}

const siteBuilt = Promise.withResolvers<void>()

const buildsSite: Step = {
  name: 'site built',
  run: async (print) => {
    try {
      await buildStaleSite((line) => print(`${line}\n`))
      return ONE_PASSED
    } finally {
      siteBuilt.resolve()
    }
  },
}

/** A step that reads the built site, in another lane than the one that builds it. */
const onceSiteIsBuilt = ({ name, run }: Step): Step => ({
  name,
  run: async (print) => {
    await siteBuilt.promise
    return run(print)
  },
})

const BUILT: readonly Stage[] = [[[rendersSounds]], [[buildsSite]]]
/** What the files of the build show by themselves. */
const BUILT_FILES: readonly Step[] = [
  pageWeightStep,
  validHtmlStep,
  engineSizeStep,
  vitestStep('built pages', ['site']),
]

/** The start of a ring. The sounds need nothing. */
const beginWith = (staticLanes: Stage): readonly Stage[] => [
  [[GENERATED_TYPES]],
  [...staticLanes, [rendersSounds]],
]

const CONTRACT = vitestStep('contract', ['contract'])

const CHROMIUM = '--config=e2e/playwright.config.ts'
/** A journey waits for sounds and mails a third of its time, so two cores carry three. */
const THREE_WORKERS = '--workers=3'
/** As docs/guides/hosted-supabase.md has them. */
const HOSTED_SETTINGS = {
  VITE_SITE_URL: 'http://localhost:54998',
  VITE_SUPABASE_URL: 'http://127.0.0.1:54999',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_dhvani_local',
  VITE_STRIPE_PRICE_10: 'price_ten',
  VITE_STRIPE_PRICE_50: 'price_fifty',
  VITE_STRIPE_PRICE_100: 'price_hundred',
  WEB_BUILD_DIRECTORY: 'build-hosted',
} as const
const FUZZER = 'apps/server/tests/fuzz/run.ts'
const FAULTS = 'apps/server/tests/faults/run.ts'

/** Kinds of faults that apps/server/tests/faults/run.ts plays. */
const FAULT_KINDS = ['accounts', 'files', 'outages', 'watchdog'] as const

const fuzzing = (...args: readonly string[]): Step =>
  commandStep('fuzzing', 'node', FUZZER, ...args)

const faultsOf = (kind: (typeof FAULT_KINDS)[number]): Step =>
  commandStep(`faults of ${kind}`, 'node', FAULTS, kind)

/** What `npm test` runs: every claim at the cheapest level that can see it, and the journeys. */
export const LANDING_RING: readonly Stage[] = [
  ...beginWith(STATIC_LANES),
  [
    // One page after another takes one core; the other lane has the second. Both take about as long.
    [
      buildsSite,
      ...BUILT_FILES,
      vitestStep('pages', ['pages']),
      fuzzing('--requests', '2000'),
      commandStep('faults', 'node', FAULTS, 'files', 'outages', '--rounds', '1'),
    ],
    [
      // It needs no built site.
      CONTRACT,
      onceSiteIsBuilt(vitestStep('unit and integration', ['unit', 'integration'])),
      vitestStep('audio in the browser', ['browser']),
    ],
  ],
  [[playwrightStep('journeys', CHROMIUM, '--project=journey', THREE_WORKERS)]],
]

/**
 * Settings with which the tests believe no stamp and leave no variation out. `npm run test:all` and the
 * shares run with them.
 */
export const WHOLE_RING_SETTINGS = { DHVANI_RING: 'all' } as const

/** Steps that make what the others read. They are short where nothing is stale. */
export const MAKING_STEPS: readonly Step[] = [rendersSounds, buildsSite]

const PROJECTS = ['journey', 'desktop', 'phone', 'thorough'] as const

/** Builds the site as docs/guides/hosted-supabase.md says, in a folder of its own, and tests it on a server of plain files. */
const HOSTED: Step = {
  name: 'end to end, hosted',
  run: async (print) => {
    const built = await runPrinting(
      print,
      'npm',
      ['run', 'build', '--workspace', '@dhvani/web'],
      HOSTED_SETTINGS,
    )
    if (built !== 0) return ONE_FAILED
    process.env.HOSTED_BUILD = join(REPOSITORY, 'apps/web/build-hosted/client')
    try {
      return await playwrightStep(
        'end to end, hosted',
        CHROMIUM,
        '--project=desktop',
        'e2e/hosted/hosted.spec.ts',
      ).run(print)
    } finally {
      delete process.env.HOSTED_BUILD
    }
  },
}

/** What `npm run test:all` runs: every test there is. */
export const WHOLE_RING: readonly Stage[] = [
  ...beginWith(STATIC_LANES_BY_COMPILER),
  [[buildsSite, ...BUILT_FILES], [CONTRACT]],
  [
    [
      vitestStep('unit and integration', ['unit', 'integration', 'integration-all']),
      vitestStep('pages', ['pages']),
      vitestStep('audio in the browser', ['browser', 'browser-all']),
    ],
    // A round of faults mostly waits for a server that starts again.
    [fuzzing(), ...FAULT_KINDS.map(faultsOf)],
  ],
  // Many of them measure sound as it plays, which three browsers on two cores would interrupt. A project is
  // a step of its own, so that an interruption costs no more than one.
  [
    [
      ...PROJECTS.map((name) =>
        playwrightStep(`end to end, ${name}`, CHROMIUM, `--project=${name}`),
      ),
      HOSTED,
    ],
  ],
  [engineSteps()],
]

/**
 * So many shares reach every test of `npm run test:all`. A prime number: landings that are six or two turns apart, as every day or
 * every eight hours, then have each of them, too.
 */
export const SHARES = 11

/** What has no parts to share out. Each comes with one or two of the shares. */
const UNDIVIDED: readonly Step[] = [
  fuzzing(),
  ...FAULT_KINDS.map(faultsOf),
  TYPES_BY_COMPILER,
  HOSTED,
]

/**
 * A share of `npm run test:all`, without the static checks and the project `journey`: `npm test` runs all of them. The
 * journeys are in `desktop` as well, on devices with memory.
 *
 * @param share from 1 to `SHARES`
 */
export const shareOfWholeRing = (share: number): readonly Stage[] => {
  const shard = `--shard=${share}/${SHARES}`
  return [
    ...BUILT,
    [[vitestStep('contract', ['contract'], shard)]],
    [[vitestStep('unit and integration', ['unit', 'integration', 'integration-all'], shard)]],
    [[vitestStep('pages', ['pages'], shard)]],
    [[vitestStep('audio in the browser', ['browser', 'browser-all'], shard)]],
    [UNDIVIDED.filter((_, index) => index === share % UNDIVIDED.length)],
    [
      [
        playwrightStep(
          'end to end',
          CHROMIUM,
          ...PROJECTS.filter((name) => name !== 'journey').map((name) => `--project=${name}`),
          shard,
        ),
      ],
    ],
    [engineSteps(shard)],
  ]
}
