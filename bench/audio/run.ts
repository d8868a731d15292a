import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { soundManifestSchema } from '@dhvani/catalogue'
import type { BenchSound } from './bench-page.ts'
import { openBrowser } from './browser.ts'
import { makeLongUpload } from './long-upload.ts'
import { FIXTURE } from './fixture.ts'
import { measureSeam } from './measure-seam.ts'
import { makeSeamFixtures } from './seam-fixture.ts'
import { serveBench } from './serve.ts'

/**
 * The engine beside a plain Howler 2.2 page: the same files, the same browser, one after the other.
 * Every number is of the whole browser, all of its processes.
 */

const PORT = Number(process.env.BENCH_PORT ?? 4110)
const COUNTS = process.env.BENCH_COUNTS?.split(',').map(Number) ?? [1, 5, 12, 20]
const SETTLE_MS = 4000
const MEASURE_SECONDS = 10
const SOUNDS = join(import.meta.dirname, '../../build/sounds')

/** Steady textures, which the engine holds in one channel. */
const TEXTURES = new Set(['rain', 'rain-thunder', 'sea-waves', 'river-flowing', 'breeze', 'train'])

const PLAYERS = [
  { name: 'dhvani', path: 'dhvani.html' },
  { name: 'howler web audio', path: 'howler.html' },
  { name: 'howler html5', path: 'howler.html?html5' },
] as const

const files = new Map<string, Buffer>()
let renderedCount = 0

/** As many sounds as asked, each with an address of its own; files repeat when they run out. */
const loadSounds = async (): Promise<BenchSound[]> => {
  const text = await readFile(join(SOUNDS, 'manifest.json'), 'utf8').catch(() => {
    throw new Error('There are no sounds yet: run `npm run sounds` first.')
  })
  const { sounds } = soundManifestSchema.parse(JSON.parse(text))
  const rendered = Object.entries(sounds)
  renderedCount = rendered.length
  const most = Math.max(...COUNTS)
  return Promise.all(
    Array.from({ length: most }, async (_, index) => {
      const [id, sound] = rendered[index % rendered.length] ?? []
      if (id === undefined || sound === undefined) throw new Error('The manifest is empty.')
      const { standard } = sound
      const name = `${String(index)}-${standard.name}`
      files.set(name, await readFile(join(SOUNDS, standard.name)))
      const loop = { start: standard.loopStart, end: standard.loopEnd }
      return { url: `/sounds/${name}`, loop, isTexture: TEXTURES.has(id) }
    }),
  )
}

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

const load = async (url: string, sounds: readonly BenchSound[]) => {
  const browser = await openBrowser(url)
  try {
    await wait(SETTLE_MS / 2)
    const idle = await browser.usage()
    await browser.page.evaluate((list) => globalThis.bench.play(list), sounds)
    await wait(SETTLE_MS)
    const before = await browser.usage()
    await wait(MEASURE_SECONDS * 1000)
    const after = await browser.usage()
    const held = await browser.page.evaluate(() => globalThis.bench.heldBytes())
    return {
      cpu: ((after.cpu - before.cpu) / MEASURE_SECONDS) * 100,
      memory: megabytes(after.memory - idle.memory),
      held: held === undefined ? undefined : megabytes(held),
    }
  } finally {
    await browser.close()
  }
}

const starts = async (url: string, sound: BenchSound) => {
  const browser = await openBrowser(url)
  const first = () => browser.page.evaluate((one) => globalThis.bench.firstSample(one), sound)
  try {
    const cold = await first()
    const warm: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      await browser.page.evaluate(() => globalThis.bench.pause())
      await wait(400)
      warm.push(await first())
    }
    return { cold, warm: warm.toSorted((a, b) => a - b)[2] ?? 0 }
  } finally {
    await browser.close()
  }
}

const seams = async (url: string, file: string) => {
  const loop = { start: 0.1, end: 0.1 + FIXTURE.period }
  const sound = { url: `/sounds/${file}`, loop, isTexture: false }
  const browser = await openBrowser(url)
  try {
    await browser.page.evaluate((one) => globalThis.bench.play([one]), sound)
    await wait(500)
    return measureSeam(await browser.page.evaluate(() => globalThis.bench.record(9)))
  } finally {
    await browser.close()
  }
}

/** The seam of every built-in sound, as the engine's voice repeats it. */
const builtInSeams = async (url: string, rendered: readonly BenchSound[]) => {
  const browser = await openBrowser(url)
  try {
    for (const sound of rendered) {
      if (sound.loop === undefined) continue
      const seam = await browser.page.evaluate((one) => globalThis.bench.seamOf?.(one), sound)
      if (seam === undefined) continue
      const { hole, click } = seam
      console.log(sound.url.padEnd(30) + hole.toFixed(1).padEnd(9) + click.toFixed(2))
    }
  } finally {
    await browser.close()
  }
}

/** Click to sound, and memory, for the largest upload there can be. */
const longUpload = async (url: string) => {
  const browser = await openBrowser(url)
  const sound = { url: '/sounds/long.mp3', isTexture: false }
  try {
    const before = await browser.usage()
    const first = await browser.page.evaluate((one) => globalThis.bench.firstSample(one), sound)
    await wait(MEASURE_SECONDS * 1000)
    const after = await browser.usage()
    return { first, memory: megabytes(after.memory - before.memory) }
  } finally {
    await browser.close()
  }
}

const ratio = (ours: number, theirs: number) => (ours / theirs).toFixed(2)

const sounds = await loadSounds()
const { wrapped, plain } = await makeSeamFixtures()
files.set('wrapped.mp3', wrapped)
files.set('plain.mp3', plain)
const server = await serveBench(files, PORT)
const at = (path: string) => `${server.url}/${path}`

try {
  console.log(
    'sounds  player             cpu %   memory MB   decoded MB   cpu and memory: ours/theirs',
  )
  for (const count of COUNTS) {
    const [ours, ...others] = [
      await load(at(PLAYERS[0].path), sounds.slice(0, count)),
      await load(at(PLAYERS[1].path), sounds.slice(0, count)),
      await load(at(PLAYERS[2].path), sounds.slice(0, count)),
    ]
    for (const [index, one] of [ours, ...others].entries()) {
      const compared =
        index === 0 ? '' : `${ratio(ours.cpu, one.cpu)}  ${ratio(ours.memory, one.memory)}`
      console.log(
        String(count).padEnd(8) +
          (PLAYERS[index]?.name ?? '').padEnd(19) +
          one.cpu.toFixed(1).padEnd(8) +
          String(one.memory).padEnd(12) +
          String(one.held ?? '').padEnd(13) +
          compared,
      )
    }
  }

  console.log('\nfirst sample, ms      cold     warm')
  const [sound] = sounds
  const interactive = { name: 'dhvani, interactive', path: 'dhvani.html?interactive' }
  for (const { name, path } of [...PLAYERS, interactive]) {
    if (sound === undefined) break
    const { cold, warm } = await starts(at(path), sound)
    console.log(name.padEnd(22) + cold.toFixed(0).padEnd(9) + warm.toFixed(0))
  }

  console.log('\nseam                  hole ms  click (above 2 is one)')
  for (const { name, path } of PLAYERS) {
    const file = name === 'dhvani' ? 'wrapped.mp3' : 'plain.mp3'
    const { hole, click } = await seams(at(path), file)
    console.log(name.padEnd(22) + String(hole).padEnd(9) + click.toFixed(2))
  }
  const same = await seams(at(PLAYERS[1].path), 'wrapped.mp3')
  console.log(`howler, our file      ${String(same.hole).padEnd(9)}${same.click.toFixed(2)}`)

  console.log('\nbuilt-in sound                hole dB  click (below -1 and above 2 are seams)')
  await builtInSeams(at(PLAYERS[0].path), sounds.slice(0, renderedCount))

  files.set('long.mp3', await makeLongUpload())
  const bytes = files.get('long.mp3')?.length ?? 0
  const { first, memory } = await longUpload(at(PLAYERS[0].path))
  console.log(
    `\nan upload of ${String(megabytes(bytes))} MB: sounds after ${first.toFixed(0)} ms, takes ${String(memory)} MB`,
  )
} finally {
  server.close()
}
