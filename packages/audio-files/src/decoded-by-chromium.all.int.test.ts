import { readFileSync } from 'node:fs'
import { chromium, type Browser, type Page } from 'playwright-core'
import { seededRandom } from '@dhvani/units'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { AudioRefusal } from './audio-refusal.ts'
import { checkAudio } from './check-audio.ts'
import { adts, id3, m4a, mp3, mp3WithIndex, oggPages, wav } from './testing/made-files.ts'
import { mutate } from './testing/mutate.ts'

const encoded = (type: string): Buffer =>
  readFileSync(new URL(`../../audio-engine/src/testing/formats/noise.${type}`, import.meta.url))

type Seed = {
  readonly bytes: Buffer
  readonly files: number
  /**
   * Share of the accepted files of which nothing may decode. The check counts frames and reads no codes in them, so it
   * does not see that the first frame of AAC is broken, at which Chromium gives up.
   */
  readonly undecoded: number
}

const SEEDS: Readonly<Record<string, Seed>> = {
  mp3: { bytes: mp3(), files: 200, undecoded: 0 },
  'mp3 with an index': { bytes: mp3WithIndex(), files: 200, undecoded: 0 },
  'mp3 behind a tag': {
    bytes: Buffer.concat([id3(Buffer.alloc(50)), mp3()]),
    files: 200,
    undecoded: 0,
  },
  'encoded mp3': { bytes: encoded('mp3'), files: 300, undecoded: 0 },
  wav: { bytes: wav(), files: 500, undecoded: 0 },
  ogg: { bytes: Buffer.concat(oggPages(60)), files: 500, undecoded: 0 },
  aac: { bytes: adts(), files: 400, undecoded: 0.03 },
  'aac behind a tag': {
    bytes: Buffer.concat([id3(Buffer.alloc(50)), adts()]),
    files: 400,
    undecoded: 0.03,
  },
  'encoded aac': { bytes: encoded('aac'), files: 400, undecoded: 0.01 },
  m4a: { bytes: m4a(), files: 1500, undecoded: 0.03 },
  'm4a in fragments': { bytes: m4a({ moreSamples: 5 }), files: 1500, undecoded: 0.03 },
  'encoded m4a': { bytes: encoded('m4a'), files: 500, undecoded: 0.02 },
}

/** Microseconds of a processor. */
const LONGEST_CHECK = 1_000_000

const isAccepted = (bytes: Buffer): boolean => {
  const before = process.threadCpuUsage()
  try {
    checkAudio({ size: bytes.length, read: (into, position) => bytes.copy(into, 0, position) })
    return true
  } catch (error) {
    if (error instanceof AudioRefusal) return false
    throw error
  } finally {
    const { user, system } = process.threadCpuUsage(before)
    expect(user + system).toBeLessThan(LONGEST_CHECK)
  }
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  page = await browser.newPage()
})
afterAll(() => browser.close())

/** The page has it; the types of Node do not. */
declare class OfflineAudioContext {
  constructor(channels: number, length: number, rate: number)
  decodeAudioData(file: ArrayBuffer): Promise<{ readonly length: number }>
}

/** @returns how many samples Chromium decodes of a file; 0 where it cannot */
const countSamples = (bytes: Buffer): Promise<number> =>
  page.evaluate(async (text) => {
    const file = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    try {
      const context = new OfflineAudioContext(1, 1, 44_100)
      return (await context.decodeAudioData(file.buffer)).length
    } catch {
      return 0
    }
  }, bytes.toString('base64'))

it.each(Object.entries(SEEDS))(
  'accepts no mutated %s of which Chromium decodes nothing, and takes no second for one',
  async (name, { bytes, files, undecoded }) => {
    expect(await countSamples(bytes)).toBeGreaterThan(0)
    const silent: number[] = []
    let accepted = 0
    for (let file = 0; file < files; file += 1) {
      const mutated = mutate(bytes, seededRandom('asked of Chromium', name, file))
      if (!isAccepted(mutated)) continue
      accepted += 1
      if ((await countSamples(mutated)) === 0) silent.push(file)
    }
    expect(accepted).toBeGreaterThan(30)
    expect(silent.length, `files ${silent.join(', ')}`).toBeLessThanOrEqual(accepted * undecoded)
  },
)

it('control: Chromium decodes nothing of what is refused for that', async () => {
  const cut = Buffer.concat([adts().subarray(5), Buffer.from('TAG'), Buffer.alloc(125)])
  expect(isAccepted(cut)).toBe(false)
  expect(await countSamples(cut)).toBe(0)
})
