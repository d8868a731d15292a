import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { seededRandom } from '@dhvani/units'
import { FIXTURE } from './fixture.ts'

/** Exactly periodic noise below 1.5 kHz: any break in it stands out. */
const periodicNoise = (): Float32Array => {
  const random = seededRandom('bench seam')
  const count = Math.round(FIXTURE.period * FIXTURE.sampleRate)
  const noise = new Float32Array(count)
  for (let partial = 0; partial < 160; partial += 1) {
    const cycles = Math.round(FIXTURE.period * (60 + random() * 1400))
    const phase = random() * 2 * Math.PI
    for (let index = 0; index < count; index += 1) {
      noise[index] =
        (noise[index] ?? 0) + 0.02 * Math.sin((2 * Math.PI * cycles * index) / count + phase)
    }
  }
  return noise
}

/** The same loop twice: as our sounds are encoded, wrapped at both ends, and as a plain file. */
export const makeSeamFixtures = async (): Promise<{ wrapped: Buffer; plain: Buffer }> => {
  const noise = periodicNoise()
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-seam-'))
  const encode = async (name: string, before: number, length: number) => {
    const raw = new Int16Array(length)
    for (let index = 0; index < length; index += 1) {
      const along = (index - before + noise.length) % noise.length
      raw[index] = Math.round((noise[along] ?? 0) * 32_767)
    }
    await writeFile(join(folder, `${name}.raw`), new Uint8Array(raw.buffer))
    const input = ['-f', 's16le', '-ar', String(FIXTURE.sampleRate), '-ac', '1']
    const output = ['-c:a', 'libmp3lame', '-b:a', '160k', join(folder, `${name}.mp3`)]
    const files = ['-v', 'error', ...input, '-i', join(folder, `${name}.raw`), ...output]
    await promisify(execFile)('ffmpeg', files)
    return readFile(join(folder, `${name}.mp3`))
  }
  try {
    const wrap = Math.round(FIXTURE.wrap * FIXTURE.sampleRate)
    return {
      wrapped: await encode('wrapped', wrap, noise.length + 2 * wrap),
      plain: await encode('plain', 0, noise.length),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
