import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseWav, type Audio } from './wav.ts'

const run = promisify(execFile)

/** Recordings are minutes long; a decoder that takes longer than this hangs. */
const LONGEST_MILLISECONDS = 120_000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Decodes formats that no decoder of ours reads, with the machine's own `ffmpeg`.
 *
 * @param kind what the recording is, for the operator
 * @throws {Error} with a clause that follows the file's name, also when ffmpeg is not installed
 */
export const decodeWithFfmpeg = async (bytes: Uint8Array, kind: string): Promise<Audio> => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-decode-'))
  const [source, decoded] = [join(folder, 'source'), join(folder, 'decoded.wav')]
  try {
    writeFileSync(source, bytes)
    const sound = ['-map', '0:a:0', '-c:a', 'pcm_f32le', '-f', 'wav', decoded]
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-i', source, ...sound], {
      timeout: LONGEST_MILLISECONDS,
    })
    return parseWav(readFileSync(decoded))
  } catch (error) {
    throw new Error(
      isMissing(error)
        ? `${kind} is read with ffmpeg, which is not on the PATH: install it ("apt install ffmpeg", "brew install ffmpeg"), or convert the recording to WAV or FLAC.`
        : `it is not readable ${kind}.`,
      { cause: error },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
