import { median } from '@dhvani/audio-measures'
import { loadBenchSounds } from './bench-sounds.ts'
import { bundleRecipes } from '../../tools/test/engine-size.ts'
import { stepOfDesktop } from '../../tools/sounds/hour/step-of-desktop.ts'
import { printClaims, type Claim } from '../print-claims.ts'
import { makeLongUpload } from './long-upload.ts'
import {
  measureBuiltInSeams,
  measureLoad,
  measureLongLoad,
  measureSeamOf,
  measureStarts,
  measureUpload,
  type Load,
} from './measurements.ts'
import { makeSeamFixtures } from './seam-fixture.ts'
import { serveBench } from './serve.ts'

/** The engine beside a plain Howler 2.2 page: the same files and browser, one after the other. */

const TWELVE = 12
const TWENTY = 20
const COUNTS = [1, 5, TWELVE, TWENTY]

/** Bytes of the page's process while twenty sounds play. */
const MOST_FOR_TWENTY = 400e6

/** Decoded audio that the twelve of the catalogue may take, in megabytes. */
const SMALL_BUDGET = 160

/** The two hungriest recipes, and one of a texture. */
const RENEWED: ReadonlySet<string> = new Set(['coffee-shop', 'rain', 'train'])

/** A sound is asked for its first period within two minutes. Then each is renewed twice at least. */
const RENEWAL_SECONDS = { settle: 120, length: 576 } as const
const LOOP_SECONDS = { settle: 10, length: 60 } as const

const PAGES = {
  dhvani: 'dhvani.html',
  small: `dhvani.html?budget=${String(SMALL_BUDGET)}`,
  interactive: 'dhvani.html?interactive',
  placed: 'dhvani.html?placed',
  renewed: 'dhvani.html?renewal',
  howler: 'howler.html',
  html5: 'howler.html?html5',
} as const

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)
const row = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(24) + cells.map((cell) => String(cell).padEnd(14)).join(''))

const { sounds, files } = await loadBenchSounds(Math.max(...COUNTS))
const { wrapped, plain } = await makeSeamFixtures()
files.set('wrapped.mp3', wrapped)
files.set('plain.mp3', plain)
const server = await serveBench(files, 0)
const at = (page: keyof typeof PAGES) => `${server.url}/${PAGES[page]}`
const claims: Claim[] = []

const showLoad = (name: string, { cpu, memory, held }: Load, ours?: Load) =>
  row(name, [
    cpu.toFixed(1),
    megabytes(memory),
    held === undefined ? '' : megabytes(held),
    ...(ours === undefined ? [] : [(ours.cpu / cpu).toFixed(2), (ours.memory / memory).toFixed(2)]),
  ])

const compareLoads = async (count: number) => {
  const some = sounds.slice(0, count)
  const ours = await measureLoad(at('dhvani'), some)
  const howler = await measureLoad(at('howler'), some)
  const html5 = await measureLoad(at('html5'), some)
  showLoad(`${String(count)}  dhvani`, ours)
  showLoad(`${String(count)}  howler web audio`, howler, ours)
  showLoad(`${String(count)}  howler html5`, html5, ours)
  if (count === TWENTY)
    claims.push(['twenty sounds take at most 400 MB', ours.memory <= MOST_FOR_TWENTY])
  if (count !== TWELVE) return
  const small = await measureLoad(at('small'), some)
  showLoad(`${String(count)}  dhvani, ${String(SMALL_BUDGET)} MB`, small)
  claims.push(
    ["CPU no more than half of Howler's html5 mode", ours.cpu <= html5.cpu / 2],
    ["memory no more than Howler's Web Audio mode", ours.memory <= howler.memory],
    [
      `the twelve within ${String(SMALL_BUDGET)} MB decoded when told to`,
      (small.held ?? Infinity) <= SMALL_BUDGET * 1e6,
    ],
  )
}

/** Pairs of browsers, in turns, so that what else the machine does meets both. */
const PAIRS = 5

/** @returns the processor time that a page takes for some sounds, as a share of what another one takes; of the medians */
const measureInTurns = async (
  one: keyof typeof PAGES,
  other: keyof typeof PAGES,
  count: number,
) => {
  const some = sounds.slice(0, count)
  const [ones, others]: [number[], number[]] = [[], []]
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (const isOne of [pair % 2 === 0, pair % 2 !== 0]) {
      const { cpu } = await measureLoad(at(isOne ? one : other), some)
      ;(isOne ? ones : others).push(cpu)
    }
  }
  const ratio = median(ones) / median(others)
  row(`${String(count)} sounds, CPU %`, [one, other, 'ratio'])
  row('', [median(ones).toFixed(2), median(others).toFixed(2), ratio.toFixed(2)])
  return ratio
}

const MOST_FOR_POSITIONS = 1.15

const comparePositions = async () => {
  const ratio = await measureInTurns('placed', 'dhvani', TWELVE)
  claims.push([
    `twelve placed sounds cost at most ${String(MOST_FOR_POSITIONS)} times twelve in the middle`,
    ratio <= MOST_FOR_POSITIONS,
  ])
}

/** What so many sounds may cost, as a share of what Howler's Web Audio mode takes for them. */
const BESIDE_HOWLER = [
  { count: TWELVE, most: 0.8 },
  { count: TWENTY, most: 1 },
]

const compareWithHowler = async ({ count, most }: (typeof BESIDE_HOWLER)[number]) => {
  const ratio = await measureInTurns('dhvani', 'howler', count)
  claims.push([
    `${String(count)} sounds cost at most ${String(most)} times what Howler's Web Audio mode takes`,
    ratio <= most,
  ])
}

const compareRenewed = async () => {
  await bundleRecipes()
  const three = sounds
    .filter(({ recipe }) => recipe && RENEWED.has(recipe.sound))
    .slice(0, RENEWED.size)
    .map((sound) => ({
      ...sound,
      renewedEvery: sound.recipe ? stepOfDesktop(sound.recipe.sound, RENEWED.size) : Infinity,
    }))
  const ours = await measureLongLoad(at('renewed'), three, RENEWAL_SECONDS)
  const looped = await measureLongLoad(at('dhvani'), three, LOOP_SECONDS)
  const howler = await measureLongLoad(at('howler'), three, LOOP_SECONDS)
  showLoad('3  dhvani, renewed', ours)
  showLoad('3  dhvani, loops', looped, ours)
  showLoad('3  howler web audio', howler, ours)
  row('', [`${String(ours.renewals)} periods, at most ${String(megabytes(ours.peak))} MB resident`])
  const wanted = three.reduce((sum, { loop, renewedEvery }) => {
    const period = loop ? loop.end - loop.start : Infinity
    return sum + Math.floor(RENEWAL_SECONDS.length / (period * renewedEvery))
  }, 0)
  claims.push(
    // The last period of each may be asked for a moment after the end.
    ['three sounds were renewed as often as the site does', ours.renewals >= wanted - three.length],
    ['three renewed sounds take at most 8 % of a core', ours.cpu <= 8],
    [
      'and at most two periods each beside their files',
      (ours.held ?? Infinity) <= 3 * (looped.held ?? 0),
    ],
  )
}

const compareStarts = async () => {
  const [sound] = sounds
  if (sound === undefined) return
  row('first sample, ms', ['cold', 'warm'])
  const warmOf = async (name: string, page: keyof typeof PAGES) => {
    const { cold, warm } = await measureStarts(at(page), sound)
    row(name, [cold.toFixed(0), warm.toFixed(1)])
    return warm
  }
  const ours = await warmOf('dhvani', 'dhvani')
  await warmOf('dhvani, interactive', 'interactive')
  const howler = await warmOf('howler web audio', 'howler')
  await warmOf('howler html5', 'html5')
  claims.push(["first sample warm as fast as Howler's", ours <= howler])
}

/** Pairs of browsers, one without and one with renewal, so that what else the machine does meets both. */
const START_PAIRS = 9
const WARM_STARTS_OF_PAIR = 5
/** Medians of the same page differ by this factor between runs. */
const SAME_START = 1.15

/** The first sound of a page that renews beside that of the same page without renewal. */
const compareRenewedStarts = async () => {
  const [sound] = sounds
  if (sound === undefined) return
  type Starts = Awaited<ReturnType<typeof measureStarts>>
  const [without, renewed]: [Starts[], Starts[]] = [[], []]
  for (let pair = 0; pair < START_PAIRS; pair += 1) {
    const first = pair % 2 === 0
    for (const isRenewed of [!first, first]) {
      const starts = await measureStarts(
        at(isRenewed ? 'renewed' : 'dhvani'),
        sound,
        WARM_STARTS_OF_PAIR,
      )
      if (isRenewed) renewed.push(starts)
      else without.push(starts)
    }
  }
  row('first sample, ms', ['without', 'with renewal', 'ratio'])
  for (const kind of ['cold', 'warm'] as const) {
    const [ours, looped] = [renewed, without].map((list) =>
      median(list.map((starts) => starts[kind])),
    ) as [number, number]
    const ratio = ours / looped
    row(kind, [looped.toFixed(1), ours.toFixed(1), ratio.toFixed(2)])
    claims.push([`first sample ${kind} no later with renewal`, ratio <= SAME_START])
  }
}

const compareSeams = async () => {
  row('seam', ['hole ms', 'click (above 2 is one)'])
  const seamOf = async (name: string, page: keyof typeof PAGES, file: string) => {
    const { hole, click } = await measureSeamOf(at(page), file)
    row(name, [hole, click.toFixed(2)])
    // The noise itself dips for a millisecond now and then.
    return hole > 2 || click > 2
  }
  const ours = await seamOf('dhvani', 'dhvani', 'wrapped.mp3')
  const howler = await seamOf('howler web audio', 'howler', 'plain.mp3')
  const html5 = await seamOf('howler html5', 'html5', 'plain.mp3')
  await seamOf('howler, our file', 'howler', 'wrapped.mp3')
  claims.push(['no seam found, where Howler has one', !ours && howler && html5])
}

const checkBuiltIns = async () => {
  row('built-in sound', ['hole dB', 'click (below -1 and above 2 are seams)'])
  let found = 0
  const shown = new Set<string>()
  const distinct = sounds.slice(0, TWELVE).filter(({ url }) => !shown.has(url) && shown.add(url))
  await measureBuiltInSeams(at('dhvani'), distinct, ({ id }, { hole, click }) => {
    row(id.replace('0-', ''), [hole.toFixed(1), click.toFixed(2)])
    if (hole < -1 || click > 2) found += 1
  })
  claims.push(['no seam in any built-in sound', found === 0])
}

const checkUpload = async () => {
  const upload = await makeLongUpload()
  files.set('long.mp3', upload)
  const { first, memory } = await measureUpload(at('dhvani'), 'long.mp3')
  row(`upload, ${String(megabytes(upload.length))} MB, 52 min`, [
    `sounds after ${first.toFixed(0)} ms, takes ${String(megabytes(memory))} MB`,
  ])
  claims.push(
    ['the largest upload sounds within a second', first <= 1000],
    ['and takes less than 80 MB', memory < 80e6],
  )
}

/** Parts by their names, with commas between them; all of them where it is not set. */
const wanted = process.env.BENCH_PARTS?.split(',')

/** One part that fails must not keep the others from being seen. */
const part = async (name: string, run: () => Promise<void>) => {
  if (wanted?.includes(name) === false) return
  try {
    await run()
  } catch (reason) {
    console.log(`${name}: ${String(reason)}`)
    claims.push([`${name}: measured`, false])
  }
  console.log()
}

try {
  row('sounds', ['cpu %', 'memory MB', 'decoded MB', 'cpu ratio', 'memory ratio (ours/theirs)'])
  for (const count of COUNTS) {
    await part(`${String(count)} sounds`, () => compareLoads(count))
  }
  for (const beside of BESIDE_HOWLER)
    await part(`${String(beside.count)} beside Howler`, () => compareWithHowler(beside))
  await part('positions', comparePositions)
  await part('renewal', compareRenewed)
  await part('first samples', compareStarts)
  await part('first samples with renewal', compareRenewedStarts)
  await part('seams', compareSeams)
  await part('built-in seams', checkBuiltIns)
  await part('the largest upload', checkUpload)
  if (!printClaims(claims)) process.exitCode = 1
} finally {
  server.close()
}
