import { expect, it } from 'vitest'
import { checkAudio } from './check-audio.ts'
import { m4a, OPUS_SILENCE, oggPage, oggPages, text } from './testing/made-files.ts'

const KIB = 1024

/** Checks a file. @returns how often the check asked whether the time is up */
const countQuestions = (bytes: Buffer, isTimeUp = false): number => {
  let questions = 0
  checkAudio(
    { size: bytes.length, read: (into, position) => bytes.copy(into, 0, position) },
    () => {
      questions += 1
      return isTimeUp
    },
  )
  return questions
}

const tooCostly: unknown = expect.objectContaining({ name: 'AudioRefusal', code: 'too_costly' })

/** An M4A of 20 samples in which the one entry of a table, of so many bytes, is repeated. */
const m4aWithMany = (type: string, entryBytes: number, entries: number): Buffer => {
  const file = m4a()
  const start = file.indexOf(type, 0, 'latin1') - 4
  const end = start + file.readUInt32BE(start)
  const more = (entries - 1) * entryBytes
  const chunk = file.indexOf('stco', 0, 'latin1') + 12
  file.writeUInt32BE(file.readUInt32BE(chunk) + more, chunk)
  for (const outer of ['moov', 'trak', 'mdia', 'minf', 'stbl', type]) {
    const place = file.indexOf(outer, 0, 'latin1') - 4
    file.writeUInt32BE(file.readUInt32BE(place) + more, place)
  }
  file.writeUInt32BE(entries, start + 12)
  const repeated = Buffer.alloc(more, file.subarray(end - entryBytes, end))
  return Buffer.concat([file.subarray(0, end), repeated, file.subarray(end)])
}

it('asks whether the time is up once for each 512 KiB that it looks at, however few its looks', () => {
  const file = m4aWithMany('stsc', 12, 400_000)
  expect(countQuestions(file)).toBeGreaterThanOrEqual(Math.floor(file.length / (512 * KIB)))
  expect(() => countQuestions(file, true)).toThrow(tooCostly as Error)
})

it('refuses more chunks than samples before it reads where they are', () => {
  expect(countQuestions(m4aWithMany('stco', 4, 20))).toBe(0)
  const contradiction: unknown = expect.objectContaining({ code: 'not_audio' })
  expect(() => countQuestions(m4aWithMany('stco', 4, 21))).toThrow(contradiction as Error)
})

const oggWith = (between: Buffer): Buffer => {
  const pages = Array.from({ length: 6000 }, (_, page) =>
    oggPage({ packets: [OPUS_SILENCE], sequence: page + 2, position: (page + 1) * 960 }),
  )
  return Buffer.concat([...oggPages(0), ...pages.flatMap((page) => [page, between])])
}

it('looks no further than it must for a page that begins a byte later', () => {
  const near = countQuestions(oggWith(Buffer.alloc(0)))
  const later = countQuestions(oggWith(text('x')))
  expect(near).toBeGreaterThan(10)
  expect(later / near).toBeLessThan(5)
})

it('refuses more than a thousand streams in one file of Ogg', () => {
  const streams = (count: number) =>
    Buffer.concat(Array.from({ length: count }, (_, serial) => oggPages(1, serial)).flat())
  expect(countQuestions(streams(1000))).toBeGreaterThan(0)
  expect(() => countQuestions(streams(1001))).toThrow(tooCostly as Error)
})
