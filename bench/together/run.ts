/**
 * Two browsers hear one hour together, with three sounds; one joins a minute after the other. Once a minute, what leaves
 * them is compared. It correlates above .99 where one is shifted by what the clocks of the browsers differ, which is nothing here. A third browser has another
 * seed, and is unlike. It leaves before the first minute that counts, since all of them would render at the same moments. Half an hour;
 * `--minutes 5` asks for less.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { median } from '@dhvani/audio-measures'
import { correlationAt, lagBetween } from '../../packages/audio-engine/src/testing/alignment.ts'
import { bundleRecipes } from '../../tools/test/engine-size.ts'
import { loadBenchSounds } from '../audio/bench-sounds.ts'
import { openBrowser, type BenchBrowser } from '../audio/browser.ts'
import { serveBench } from '../audio/serve.ts'
import { parseCount } from '../parse-count.ts'
import { printClaims, type Claim } from '../print-claims.ts'
import type { HourOfBench, Piece } from './together-page.ts'

const SOUNDS: ReadonlySet<string> = new Set(['koel-singing', 'rain', 'river-flowing'])
const SEED = 501
/** The hour is in its second round when the first browser opens. */
const BEGUN_BEFORE_MS = 100_000
const MINUTE_MS = 60_000
/** Samples that are compared. */
const LENGTH = 8192
const LEAST_ALIKE = 0.99
/** New periods of the three sounds in a minute; 2.7 were counted. */
const LEAST_NEW = 2
const MOST_OF_STRANGERS = 0.5
/** How exactly a page can read where its sound is, in milliseconds: in the middle of all minutes, since a page that is held up reads late. */
const CLOCKS_WITHIN_MS = 50

const { values } = parseArgs({ strict: false, options: { minutes: { type: 'string' } } })
const minutes = typeof values.minutes === 'string' ? parseCount('--minutes', values.minutes) : 30

const compare = (one: Piece, other: Piece) => {
  const [a, b] = [one, other].map(({ samples }) => Float32Array.from(samples)) as [
    Float32Array,
    Float32Array,
  ]
  const from = Math.round((b.length - LENGTH) / 2)
  const where = { at: from, from, length: LENGTH }
  const lag = lagBetween(a, b, { ...where, reach: from })
  return {
    alike: correlationAt(a, b, { ...where, at: from + lag }),
    shift: other.read - one.read - (lag / one.rate) * 1000,
  }
}

const listen = async ([one, other]: readonly [BenchBrowser, BenchBrowser]) => {
  const moment = Date.now() + 1000
  const [first, second] = await Promise.all(
    [one, other].map(({ page }) => page.evaluate((at) => globalThis.together.pieceAt(at), moment)),
  )
  if (!first || !second) throw new Error('A browser gave nothing.')
  return compare(first, second)
}

await bundleRecipes()
const { sounds, files } = await loadBenchSounds(12)
const three = sounds.filter(({ recipe }) => recipe && SOUNDS.has(recipe.sound))
const server = await serveBench(files, 0)
const browsers: BenchBrowser[] = []
const open = async (hour: HourOfBench) => {
  const browser = await openBrowser(`${server.url}/together/together.html`)
  browsers.push(browser)
  await browser.page.evaluate(([list, heard]) => globalThis.together.play(list, heard), [
    three,
    hour,
  ] as const)
  return browser
}

try {
  const since = Date.now() - BEGUN_BEFORE_MS
  const first = await open({ seed: SEED, since })
  await wait(MINUTE_MS)
  const second = await open({ seed: SEED, since })
  const stranger = await open({ seed: SEED + 1, since })
  // The second browser misses the rounds that sound, and joins.
  await wait(2 * MINUTE_MS)
  const { alike: strange } = await listen([first, stranger])
  await stranger.close()
  console.log(`beside another seed: ${strange.toFixed(3)}`)
  console.log('minute   alike    shift ms')
  const heard: { alike: number; shift: number }[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const { alike, shift } = await listen([first, second])
    heard.push({ alike, shift })
    console.log(String(minute).padEnd(9) + alike.toFixed(4).padEnd(9) + shift.toFixed(1))
    await wait(MINUTE_MS)
  }
  const periods = await Promise.all(
    [first, second].map(({ page }) => page.evaluate(() => globalThis.together.periods())),
  )
  console.log(`new periods: ${periods.join(', ')}`)
  const claims: Claim[] = [
    ['every minute is alike', heard.every(({ alike }) => alike > LEAST_ALIKE)],
    [
      'the shift is what the clocks differ',
      Math.abs(median(heard.map(({ shift }) => shift))) < CLOCKS_WITHIN_MS,
    ],
    ['another seed is not alike', strange < MOST_OF_STRANGERS],
    // Two pages that only repeat what they have would be alike, too.
    ['both have new periods all the time', periods.every((count) => count >= LEAST_NEW * minutes)],
  ]
  if (!printClaims(claims)) process.exitCode = 1
} finally {
  for (const browser of browsers) await browser.close()
  server.close()
}
