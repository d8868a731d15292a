import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** 52 minutes at 128 kbit/s: the largest file that may be uploaded. */
const MINUTES = 52

/** Encoded once and repeated: frames of a constant rate may follow each other as they like. */
const PIECE_MINUTES = 2

/** A recording of the greatest size: brown noise, as mp3. */
export const makeLongUpload = async (): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-long-'))
  const file = join(folder, 'long.mp3')
  const noise = `anoisesrc=color=brown:sample_rate=44100:duration=${String(PIECE_MINUTES * 60)}`
  const output = [
    '-ac',
    '2',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '128k',
    '-write_xing',
    '0',
    '-id3v2_version',
    '0',
    file,
  ]
  try {
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', noise, ...output])
    const piece = await readFile(file)
    return Buffer.concat(Array.from({ length: MINUTES / PIECE_MINUTES }, () => piece))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
