import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TONE = ['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=44100:duration=1']
const NO_NAME = ['-bitexact', '-map_metadata', '-1']

const run = (args: readonly string[], input?: Uint8Array): Buffer =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...args], {
    ...(input ? { input } : {}),
    maxBuffer: 256 * 1024 * 1024,
  })

/** A second of a 440 Hz tone as ffmpeg writes it to a pipe (no seeking back). */
export const pipedTone = (format: string, ...options: readonly string[]): Buffer =>
  run([...TONE, ...NO_NAME, ...options, '-f', format, 'pipe:1'])

/** The same written to a file, so that the writer can go back and fill in sizes. */
export const toneFile = (path: string, ...options: readonly string[]): void => {
  run(['-y', ...TONE, ...NO_NAME, ...options, path])
}

export const ffmpeg = run

/** The bytes of such a file, in the format that an extension names. */
export const aTone = (extension: string, ...options: readonly string[]): Buffer => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-tone-'))
  try {
    const path = join(folder, `tone.${extension}`)
    toneFile(path, ...options)
    return readFileSync(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
