import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { claimOf, prove } from '@dhvani/audio-measures/stamps'
import { soundManifestSchema } from '@dhvani/catalogue'
import { seededRandom } from '@dhvani/units'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { measureShipped } from './report/measure-shipped.ts'
import { renderStaleSounds } from './render/render-stale-sounds.ts'
import { runSoundsCommand } from './sounds-command.ts'
import { writeWav } from './import/wav.ts'

const RENDERED = resolve(import.meta.dirname, '../../build/sounds')
const CLI = join(import.meta.dirname, 'cli.ts')
const RATE = 44_100
const MINUTES = 10 * 60_000
const CREDIT = { author: 'A. Listener', licence: 'CC0-1.0', source: 'https://example.org/wind' }

let root: string
let recordings: string
let dataDir: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dhvani-sounds-command-'))
  recordings = join(root, 'recordings')
  dataDir = join(root, 'data')
  mkdirSync(recordings)
})

afterEach(() => rmSync(root, { recursive: true }))

const giveRecording = (name: string, seconds: number) => {
  const random = seededRandom('wind', seconds)
  const channel = Float32Array.from({ length: seconds * RATE }, () => 0.05 * (random() - 0.5))
  writeFileSync(join(recordings, name), writeWav({ channels: [channel], sampleRate: RATE }))
}

const giveCredits = (credits: Record<string, unknown>) =>
  writeFileSync(join(recordings, 'credits.json'), JSON.stringify(credits))

describe('an operator', () => {
  it(
    'imports a recording, is shown before and after, serves it with its credit, and gives it back',
    { timeout: MINUTES },
    () =>
      prove(
        claimOf(import.meta.filename, 'breeze', 'is imported over and given back'),
        async () => {
          await renderStaleSounds({ outputDir: RENDERED, dataDir, onProgress: () => undefined })
          const outputDir = join(root, 'sounds')
          cpSync(RENDERED, outputDir, {
            recursive: true,
            filter: (path) => path !== join(RENDERED, '.cache', 'lock'),
          })
          const lines: string[] = []
          const command = (...words: string[]) =>
            runSoundsCommand(words, {
              outputDir,
              dataDir,
              base: root,
              say: (line) => lines.push(line),
            })
          const manifest = () => readFileSync(join(outputDir, 'manifest.json'), 'utf8')
          const breeze = () => soundManifestSchema.parse(JSON.parse(manifest())).sounds.breeze!
          const synthesised = { manifest: manifest(), breeze: breeze() }

          giveRecording('breeze.wav', 12)
          giveCredits({ breeze: CREDIT })
          await command('import', 'recordings')
          expect(lines[0]).toMatch(
            /^breeze \(A\. Listener, CC0-1\.0\): 12\.0 s, -3\d\.\d LUFS, -\d+\.\d dBTP -> 1\d\.\d s, -23\.0 LUFS, -\d+\.\d dBTP; /,
          )
          expect(lines.at(-1)).toBe('Rendered 1.')
          expect(breeze().credit).toEqual(CREDIT)
          expect(breeze().standard.version).not.toBe(synthesised.breeze.standard.version)
          expect(breeze().small.bytes).toBeLessThan(0.5 * breeze().standard.bytes)
          // A recording is held to its finish, not to what synthesised wind must be like.
          const { gates } = await measureShipped(outputDir, 'breeze', breeze())
          expect(gates.map(({ name }) => name)).toContain('Seam: click (G2)')
          expect(gates.filter(({ passed }) => !passed)).toEqual([])

          await command('import', '--reset', 'breeze')
          expect(lines).toContain('breeze: back to its recipe.')
          expect(manifest()).toBe(synthesised.manifest)
        },
      ),
  )
})

const runCli = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((done) => {
    const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: root }
    execFile(process.execPath, [CLI, ...words], { env }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out, err }),
    )
  })

describe('the command line refuses in one line, with nothing changed,', () => {
  it.each([
    [
      'an unknown id',
      ['waterfall.wav', 12],
      { waterfall: CREDIT },
      'there is no sound "waterfall"',
    ],
    ['a missing licence', ['rain.wav', 12], { rain: { author: 'A', source: 'B' } }, 'licence is'],
    ['audio that is too short', ['rain.wav', 2], { rain: CREDIT }, 'rain.wav: 2.0 s is too short'],
  ] as const)('%s', async (_, [name, seconds], credits, message) => {
    giveRecording(name, seconds)
    giveCredits(credits)
    const { code, out, err } = await runCli('import', 'recordings')
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^sounds: .*\n$/)
    expect(err).toContain(message)
    expect(existsSync(dataDir)).toBe(false)
  })

  it.each([
    ['an unreadable recording', ['import', 'recordings'], 'rain.mp3: it is not readable audio'],
    ['a folder that is not there', ['import', 'nowhere'], 'nowhere is not a folder'],
    ['to reset what was not imported', ['import', '--reset', 'rain'], 'no recording of it was'],
    ['to reset nothing', ['import', '--reset'], 'npm run sounds:import -- --help'],
    ['no folder', ['import'], 'npm run sounds:import -- --help'],
    ['an unknown command', ['sing'], 'npm run sounds -- --help'],
    ['an unknown report', ['report', 'sing'], 'npm run sounds -- --help'],
  ])('%s', async (_, words, message) => {
    writeFileSync(join(recordings, 'rain.mp3'), '<html>not found</html>')
    giveCredits({ rain: CREDIT })
    const { code, out, err } = await runCli(...words)
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^sounds: .*\n$/)
    expect(err).toContain(message)
    expect(existsSync(dataDir)).toBe(false)
  })
})
