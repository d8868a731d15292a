import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureSeam, repeatLoop } from '@dhvani/audio-measures'
import { seededRandom } from '@dhvani/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { importedFolder, listImportedSounds, loadImportedSound } from './imported-sounds.ts'
import { planSounds } from '../render/plan-jobs.ts'
import { createSourceHash } from '@dhvani/audio-measures/stamps'
import { parseWav, writeWav } from './wav.ts'
import { SAMPLE_RATE } from '../ship/encode-files.ts'
import { importSounds, ImportRefused, resetSound } from './import-sounds.ts'

const CREDIT = { author: 'A. Listener', licence: 'CC0-1.0', source: 'https://example.org/rain' }

let root: string
let folder: string
let dataDir: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dhvani-import-'))
  folder = join(root, 'recordings')
  dataDir = join(root, 'data')
  mkdirSync(folder)
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(root, { recursive: true })
})

/** A little longer than the shortest recording that is taken. */
const LONG_ENOUGH = 10.5

/** Noise that swells, so that its ends do not meet. */
const recording = (seconds: number, sampleRate: number = SAMPLE_RATE) => {
  const random = seededRandom('recording', seconds)
  return Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => (0.02 + (0.06 * index) / (seconds * sampleRate)) * (random() - 0.5),
  )
}

const give = (name: string, bytes: Uint8Array) => writeFileSync(join(folder, name), bytes)

const wav = (seconds: number, sampleRate: number = SAMPLE_RATE, channels = 2) =>
  writeWav({
    channels: Array.from({ length: channels }, () => recording(seconds, sampleRate)),
    sampleRate,
  })

const giveCredits = (credits: unknown) =>
  writeFileSync(join(folder, 'credits.json'), JSON.stringify(credits))

const everythingIn = (path: string): string[] =>
  existsSync(path) ? readdirSync(path, { recursive: true }).map(String).toSorted() : []

const refusal = async (): Promise<string> => {
  const before = everythingIn(dataDir)
  const error: unknown = await importSounds(folder, dataDir).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ImportRefused)
  expect(everythingIn(dataDir)).toEqual(before)
  const { message } = error as ImportRefused
  expect(message).not.toContain('\n')
  return message
}

/** Codecs and loudness take seconds alone, and many times that beside other programs. */
describe('an import', { timeout: 180_000 }, () => {
  it('makes a recording loop at the catalogue’s loudness and keeps its credit', async () => {
    give('rain.wav', wav(LONG_ENOUGH))
    giveCredits({ rain: CREDIT })
    const [report] = await importSounds(folder, dataDir)
    expect(report).toMatchObject({ id: 'rain', credit: CREDIT })
    expect(report!.before.lufs).toBeLessThan(-26)
    expect(report!.after.lufs).toBeCloseTo(-23, 0)
    expect(report!.after.truePeak).toBeLessThanOrEqual(-3)
    const { sound, credit } = loadImportedSound(importedFolder(dataDir), 'rain')
    expect(credit).toEqual(CREDIT)
    const { channels, seams } = repeatLoop([sound.left, sound.right], 3)
    const seam = measureSeam(channels, SAMPLE_RATE, seams)
    expect(seam.hole).toBeGreaterThan(-1)
    expect(seam.click).toBeLessThan(2)
  })

  it('takes the recipe’s place in the plan until it is reset', async () => {
    give('breeze.wav', wav(LONG_ENOUGH, SAMPLE_RATE, 1))
    giveCredits({ breeze: CREDIT })
    await importSounds(folder, dataDir)
    const kindOf = (id: string) =>
      planSounds(dataDir, createSourceHash()).find(({ job }) => job.id === id)?.job.kind
    expect(kindOf('breeze')).toBe('import')
    expect(kindOf('rain')).toBe('sound')
    resetSound('breeze', dataDir)
    expect(kindOf('breeze')).toBe('sound')
    expect(listImportedSounds(dataDir)).toEqual([])
    expect(() => resetSound('breeze', dataDir)).toThrow('no recording of it was imported')
  })

  /** By default ffmpeg, like a phone, writes the index of an m4a after the sound. */
  const formats: [file: string, ...codec: string[]][] = [
    ['sea-waves.ogg', '-ac', '1', '-c:a', 'libvorbis'],
    ['train.flac', '-c:a', 'flac'],
    ['rain.mp3', '-ar', '44100', '-c:a', 'libmp3lame'],
    ['rain.m4a', '-c:a', 'aac'],
    ['breeze.ogg', '-c:a', 'libopus'],
  ]
  // Each of them takes seconds.
  const tried = process.env.DHVANI_RING === 'all' ? formats : formats.slice(0, 1)
  it.each(tried)('reads what ffmpeg writes of 48 kHz: %s', async (file, ...codec) => {
    const source = join(root, 'source.wav')
    writeFileSync(source, wav(LONG_ENOUGH, 48_000))
    const convert = ['-loglevel', 'error', '-i', source, ...codec, join(folder, file)]
    execFileSync('ffmpeg', convert)
    const id = file.split('.')[0]!
    giveCredits({ [id]: CREDIT })
    const [report, ...others] = await importSounds(folder, dataDir)
    expect([report?.id, others]).toEqual([id, []])
    expect(Math.abs(report!.before.seconds - LONG_ENOUGH)).toBeLessThan(0.2)
    expect(report!.after.lufs).toBeCloseTo(-23, 0)
  })

  it('keeps a true loop as it is', async () => {
    const random = seededRandom('steady')
    const second = Float32Array.from({ length: SAMPLE_RATE }, () => 0.1 * (random() - 0.5))
    const loop = Float32Array.from(
      { length: 11 * SAMPLE_RATE },
      (_, index) => second[index % SAMPLE_RATE]!,
    )
    give('rain.wav', writeWav({ channels: [loop, loop], sampleRate: SAMPLE_RATE }))
    giveCredits({ rain: CREDIT })
    const [report] = await importSounds(folder, dataDir)
    expect(report!.after.overlap).toBe(0)
    expect(report!.after.seconds).toBe(11)
  })
})

describe('an import is refused, and changes nothing,', () => {
  it('for an id that is no sound', async () => {
    give('rain.wav', wav(LONG_ENOUGH))
    give('waterfall.wav', wav(LONG_ENOUGH))
    giveCredits({ rain: CREDIT, waterfall: CREDIT })
    expect(await refusal()).toContain('there is no sound "waterfall"')
  })

  it('for High Frequency, which plays the rain', async () => {
    give('high-frequency.wav', wav(LONG_ENOUGH))
    giveCredits({ 'high-frequency': CREDIT })
    expect(await refusal()).toContain('plays rain')
  })

  it('for audio that is too short, even beside one that is not', async () => {
    give('rain.wav', wav(LONG_ENOUGH))
    give('train.wav', wav(4))
    giveCredits({ rain: CREDIT, train: CREDIT })
    expect(await refusal()).toContain('train.wav: 4.0 s is too short')
  })

  it('for bytes that are not audio, under any name', async () => {
    giveCredits({ rain: CREDIT })
    give('rain.mp3', new TextEncoder().encode('<html>not found</html>'))
    expect(await refusal()).toContain('not readable audio')
    rmSync(join(folder, 'rain.mp3'))
    give('rain.m4a', Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypM4A isom')]))
    expect(await refusal()).toContain('rain.m4a: it is not readable AAC (m4a)')
  })

  it('for m4a without ffmpeg, saying what to install', async () => {
    giveCredits({ rain: CREDIT })
    give('rain.m4a', Uint8Array.from([0, 0, 0, 24, ...new TextEncoder().encode('ftypM4A isom')]))
    vi.stubEnv('PATH', root)
    expect(await refusal()).toContain('ffmpeg, which is not on the PATH: install it')
  })

  it('for silence', async () => {
    give(
      'rain.wav',
      writeWav({
        channels: [new Float32Array(LONG_ENOUGH * SAMPLE_RATE)],
        sampleRate: SAMPLE_RATE,
      }),
    )
    giveCredits({ rain: CREDIT })
    expect(await refusal()).toContain('silent')
  })

  it('without a licence, an author or any credit at all', async () => {
    give('rain.wav', wav(LONG_ENOUGH))
    expect(await refusal()).toContain('credits.json is missing')
    giveCredits({})
    expect(await refusal()).toContain('says nothing of it')
    giveCredits({ rain: { author: 'A', licence: ' ', source: 'B' } })
    expect(await refusal()).toContain('licence is missing')
    giveCredits({ rain: { author: 'A', source: 'B' } })
    expect(await refusal()).toContain('licence is missing')
    writeFileSync(join(folder, 'credits.json'), 'not json')
    expect(await refusal()).toContain('not a JSON object')
  })

  it('for an empty or missing folder', async () => {
    expect(await refusal()).toContain('holds no recordings')
    await expect(importSounds(join(root, 'nowhere'), dataDir)).rejects.toThrow('not a folder')
  })
})

describe('WAV files', () => {
  it.each([
    ['8-bit', 1, 8],
    ['16-bit', 1, 16],
    ['24-bit', 1, 24],
    ['32-bit', 1, 32],
    ['64-bit float', 3, 64],
  ])('of %s samples are read', (_, tag, bits) => {
    const values = [0, 0.5, -0.5]
    const bytes = new Uint8Array(44 + (values.length * bits) / 8)
    const view = new DataView(bytes.buffer)
    bytes.set(new TextEncoder().encode('RIFF    WAVEfmt '))
    view.setUint32(16, 16, true)
    view.setUint16(20, tag, true)
    view.setUint16(22, 1, true)
    view.setUint32(24, SAMPLE_RATE, true)
    view.setUint16(34, bits, true)
    bytes.set(new TextEncoder().encode('data'), 36)
    view.setUint32(40, (values.length * bits) / 8, true)
    values.forEach((value, index) => {
      const at = 44 + (index * bits) / 8
      if (tag === 3) view.setFloat64(at, value, true)
      else if (bits === 8) view.setUint8(at, 128 + value * 128)
      else {
        const whole = Math.round(value * 2 ** (bits - 1))
        for (let byte = 0; byte < bits / 8; byte += 1)
          view.setUint8(at + byte, (whole >> (8 * byte)) & 255)
      }
    })
    const { channels } = parseWav(bytes)
    expect([...channels[0]!]).toEqual(values)
  })

  it('survive being written and read', () => {
    const channels = [recording(1), recording(2).slice(0, SAMPLE_RATE)]
    expect(parseWav(writeWav({ channels, sampleRate: SAMPLE_RATE }))).toEqual({
      channels,
      sampleRate: SAMPLE_RATE,
    })
  })
})
