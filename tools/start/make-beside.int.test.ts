import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeBeside } from './make-beside.ts'

const SERVE = JSON.stringify(join(import.meta.dirname, 'making-messages.ts'))
const RAIN = `{ job: { kind: 'sound', id: 'rain' }, files: ['rain.mp3', 'small/rain.mp3'] }`

let folder: string
let lines: string[]
let made: ReturnType<typeof makeBeside>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dhvani-beside-'))
  lines = []
})
afterEach(async () => {
  await made.sounds.stop()
  await rm(folder, { recursive: true })
})

/** Programs in the place of those that render and build. */
const begin = async (site: string, sounds: string) => {
  const program = (work: string) => `import { serveMaking, tell } from ${SERVE}
const orders = []
let wake = () => {}
const untilOrder = () => new Promise((resolve, reject) => { wake = resolve; if (orders.length > 0) resolve() })
await serveMaking(
  (order) => { orders.push(order); wake() },
  (signal) => Promise.race([
    new Promise((_, reject) => signal.addEventListener('abort', reject)),
    (async () => { ${work} })(),
  ]),
)`
  await writeFile(join(folder, 'make-site.ts'), program(site))
  await writeFile(join(folder, 'make-sounds.ts'), program(sounds))
  made = makeBeside((line) => lines.push(line), folder)
}

const SITE = `await untilOrder(); tell({ kind: 'line', line: 'builds ' + orders[0].kind })`

it('builds the site when the sounds are foretold, before they are made', async () => {
  await begin(
    SITE,
    `tell({ kind: 'foretold', sounds: [${RAIN}] }); await new Promise(() => setInterval(() => {}, 1000))`,
  )
  await made.site
  expect(lines).toEqual(['builds begin'])
  expect(made.sounds.ask('rain.mp3')).toBeInstanceOf(Promise)
})

it('lets a sound that is asked for be made, and tells when it is', async () => {
  await begin(
    SITE,
    `tell({ kind: 'foretold', sounds: [${RAIN}] })
await untilOrder()
tell({ kind: 'line', line: orders[0].kind + ' ' + orders[0].name })
tell({ kind: 'made', job: { kind: 'sound', id: 'rain' } })`,
  )
  await made.site
  await made.sounds.ask('small/rain.mp3')
  expect(lines).toContain('first sound:rain')
  await made.allSounds
  expect(made.sounds.ask('rain.mp3')).toBeUndefined()
})

it('builds no site when the sounds cannot be foretold, and says why', async () => {
  await begin(SITE, `throw new Error('Rendering rain failed: it peaks')`)
  await expect(made.site).rejects.toThrow('Rendering rain failed: it peaks')
  await expect(made.allSounds).rejects.toThrow('Rendering rain failed: it peaks')
})

it('ends both when it stops, with the waits for a file', async () => {
  await begin(
    `await new Promise(() => {})`,
    `tell({ kind: 'foretold', sounds: [${RAIN}] }); await new Promise(() => {})`,
  )
  await expect.poll(() => made.sounds.ask('rain.mp3') !== undefined, { timeout: 30_000 }).toBe(true)
  const wait = expect(made.sounds.ask('rain.mp3')).rejects.toThrow('The server stops.')
  await made.sounds.stop()
  await wait
  await expect(made.site).rejects.toThrow('ended too early')
  await expect(made.allSounds).rejects.toThrow('ended too early')
})
