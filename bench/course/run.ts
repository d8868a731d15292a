/**
 * A night by itself in real time: three scenes of three steady sounds, played by the site's own player over the engine with
 * its renewal. Once a minute it tells how loud the last ten seconds were and whether each fader is where the night has it by
 * the clock. At the end a hand moves a sound at once, which the measure must see. Half an hour; `--minutes 3` asks for less.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { bundleRecipes } from '../../tools/test/engine-size.ts'
import { loadBenchSounds } from '../audio/bench-sounds.ts'
import { openBrowser } from '../audio/browser.ts'
import { serveBench } from '../audio/serve.ts'
import { parseCount } from '../parse-count.ts'
import { printClaims, type Claim } from '../print-claims.ts'

/** Volumes in percent, and the share of the run at which the scene begins. Sounds whose loudness moves by itself would hide a step. */
const SCENES = [
  { from: 0, volumes: { '0-river-flowing': 60 } },
  { from: 0.05, volumes: { '0-rain': 62, '0-high-frequency': 30 } },
  { from: 0.55, volumes: { '0-rain': 34, '0-river-flowing': 44 } },
]
const IDS = new Set<string>(SCENES.flatMap(({ volumes }) => Object.keys(volumes)))
const MINUTE_MS = 60_000
const MOST_STEP_LU = 1
/** What ten seconds of these sounds differ by themselves: up to .23 LU of the first minutes of half an hour. */
const OWN_STEP_LU = 0.25
/** The player looks every few seconds, and a snapshot has whole percents. */
const FADER_WITHIN = 1.5
const LONGEST_SILENCE_MS = 5
/** The hand's change lies in one of the stretches of ten seconds, or at the border of two. */
const HAND_MS = 31_000

const { values } = parseArgs({ strict: false, options: { minutes: { type: 'string' } } })
const minutes = typeof values.minutes === 'string' ? parseCount('--minutes', values.minutes) : 30

const stepsOf = (loudness: readonly number[]): number[] =>
  loudness.slice(1).map((level, index) => Math.abs(level - loudness[index]!))

await bundleRecipes()
const { sounds, files } = await loadBenchSounds(12)
const server = await serveBench(files, 0)
const browser = await openBrowser(`${server.url}/course/course.html`)
const { page } = browser

try {
  const begun = Date.now()
  await page.evaluate(([list, scenes]) => globalThis.course.play(list, scenes), [
    sounds.filter(({ id }) => IDS.has(id)),
    SCENES.map(({ from, volumes }) => ({ volumes, begins: begun + from * minutes * MINUTE_MS })),
  ] as const)
  const before = await browser.usage()
  const hear = () => page.evaluate(() => globalThis.course.heard())
  let isPlaced = true
  console.log('minute   LUFS     most LU in 10 s   faders, and where the night has them')
  for (let minute = 1; minute <= minutes; minute += 1) {
    await wait(begun + minute * MINUTE_MS - Date.now())
    const { loudness, faders } = await hear()
    isPlaced &&= faders.every(({ volume, wanted }) => Math.abs(volume - wanted) <= FADER_WITHIN)
    console.log(
      String(minute).padEnd(9) +
        (loudness.at(-1) ?? 0).toFixed(2).padEnd(9) +
        Math.max(...stepsOf(loudness))
          .toFixed(2)
          .padEnd(18) +
        faders.map(({ id, volume, wanted }) => `${id} ${volume} (${wanted.toFixed(1)})`).join(', '),
    )
  }
  const night = await hear()
  const after = await browser.usage()
  const share = (100_000 * (after.cpu - before.cpu)) / (minutes * MINUTE_MS)
  const megabytes = (after.memory - before.memory) / 1e6
  const step = Math.max(...stepsOf(night.loudness))
  const [loudest] = night.faders.toSorted((one, other) => other.volume - one.volume)
  await page.evaluate(([id, volume]) => globalThis.course.move(id, volume), [
    loudest!.id,
    loudest!.volume / 2,
  ] as const)
  await wait(HAND_MS)
  const { loudness } = await hear()
  const byHand = Math.max(...stepsOf(loudness.slice(night.loudness.length - 1)))
  console.log(
    `${share.toFixed(1)} % of a core, ${megabytes.toFixed(0)} MB more in the page's process; ${night.periods} new periods; silent for ${night.silence.toFixed(1)} ms at most`,
  )
  const claims: Claim[] = [
    [
      `no ten seconds differ by ${MOST_STEP_LU} LU and what they differ by themselves (${step.toFixed(2)})`,
      step < MOST_STEP_LU + OWN_STEP_LU,
    ],
    [
      `a hand that moves a sound is seen (${byHand.toFixed(2)} LU)`,
      byHand > MOST_STEP_LU + OWN_STEP_LU,
    ],
    ['each sound is where the night has it', isPlaced && !night.hasEnded],
    ['it is never silent', night.silence < LONGEST_SILENCE_MS],
    ['new periods are heard', night.periods > 0],
  ]
  if (!printClaims(claims)) process.exitCode = 1
} finally {
  await browser.close()
  server.close()
}
