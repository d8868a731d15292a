import { seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { AudioRefusal } from './audio-refusal.ts'
import type { ByteSource } from './byte-reader.ts'
import { checkWithin, type CheckedAudio } from './check-audio.ts'
import { adts, id3, m4a, mp3, mp3WithIndex, oggPages, wav } from './testing/made-files.ts'
import { mutate } from './testing/mutate.ts'

const SEEDS = {
  mp3: mp3(),
  'mp3 with an index': mp3WithIndex(),
  'mp3 with a tag': Buffer.concat([id3(Buffer.alloc(50)), mp3()]),
  wav: wav(),
  'aac behind a tag': Buffer.concat([id3(Buffer.alloc(50)), adts()]),
  // The checksums of the first pages would give every mutation away.
  ogg: Buffer.concat(oggPages(60)),
  m4a: m4a(),
}

const FILES = process.env.DHVANI_RING === 'all' ? 20_000 : 2000
const FILES_OF_EACH = Math.ceil(FILES / Object.keys(SEEDS).length)

/** A file of some kilobytes may take no more than a small share of the budget, and be read a few times. */
const MOST_UNITS = 20_000
const MOST_READS = 40

/** Bytes in memory that fail when the check reads outside them, or into more memory than its window. */
const strictSource = (bytes: Buffer) => {
  const reads: number[] = []
  const source: ByteSource = {
    size: bytes.length,
    read(into, position) {
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position + into.length).toBeLessThanOrEqual(bytes.length)
      expect(into.buffer.byteLength).toBeLessThanOrEqual(128 * 1024)
      reads.push(into.length)
      return bytes.copy(into, 0, position)
    },
  }
  return { source, reads }
}

/** @returns what the check says; a thrown error that is no refusal fails the test */
const judge = (bytes: Buffer): CheckedAudio | AudioRefusal => {
  const { source, reads } = strictSource(bytes)
  try {
    return checkWithin({ units: MOST_UNITS, isTimeUp: () => false }, source)
  } catch (error) {
    if (!(error instanceof AudioRefusal)) throw error
    expect(error.code, error.message).not.toBe('too_costly')
    return error
  } finally {
    expect(reads.length).toBeLessThanOrEqual(MOST_READS)
  }
}

it.each(Object.entries(SEEDS))('accepts the %s that is mutated', (_name, bytes) => {
  expect(judge(bytes)).toHaveProperty('family')
})

it.each(Object.entries(SEEDS))(
  'accepts or refuses each mutated %s, soon and without a fault, and tells finite figures',
  (name, bytes) => {
    let accepted = 0
    for (let file = 0; file < FILES_OF_EACH; file += 1) {
      const mutated = mutate(bytes, seededRandom('mutated file', name, file))
      const verdict = judge(mutated)
      if (verdict instanceof AudioRefusal) continue
      accepted += 1
      expect(Number.isFinite(verdict.seconds), `file ${file}`).toBe(true)
      expect(verdict.seconds, `file ${file}`).toBeGreaterThan(0)
    }
    // Neither may be all of them: the mutations would be too mild, or too rough, to try anything.
    expect(accepted).toBeGreaterThan(FILES_OF_EACH / 100)
    expect(accepted).toBeLessThan((FILES_OF_EACH * 9) / 10)
  },
)
