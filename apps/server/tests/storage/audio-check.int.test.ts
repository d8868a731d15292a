import { describe, expect, it } from 'vitest'
import { AudioRefusal, checkAudio } from '@dhvani/audio-files'
import { makeCorpus } from './corpus.ts'
import {
  adtsOfEmptyFrames,
  adtsOfFrames,
  emptyTags,
  m4aOfBoxes,
  m4aOfChunks,
} from './costly-audio.ts'

const source = (bytes: Buffer) => ({
  size: bytes.length,
  read: (into: Uint8Array, position: number) => bytes.copy(into, 0, position),
})

const corpus = makeCorpus()

describe('the check of audio files', () => {
  it('has at least sixty odd files to judge, of every family', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60)
    expect(new Set(corpus.map((file) => file.verdict)).size).toBe(6)
  })

  it.each(corpus.filter((file) => file.verdict !== 'refuse'))(
    'accepts $name as $verdict, with a length',
    ({ bytes, verdict }) => {
      const checked = checkAudio(source(bytes))
      expect(checked.family).toBe(verdict)
      expect(checked.seconds).toBeGreaterThan(0.04)
      expect(checked.seconds).toBeLessThan(2.2)
    },
  )

  it.each(corpus.filter((file) => file.verdict === 'refuse'))('refuses $name', ({ bytes }) => {
    expect(() => checkAudio(source(bytes))).toThrow(AudioRefusal)
  })

  it('takes an M4A of many chunks and media boxes about as long as one of many chunks', () => {
    // Of this thread's processor, so that a busy machine does not count.
    const microsecondsFor = (bytes: Buffer) => {
      const times: number[] = []
      for (let round = 0; round < 3; round += 1) {
        const before = process.threadCpuUsage()
        expect(checkAudio(source(bytes))).toEqual({ family: 'm4a', seconds: 500 })
        const { user, system } = process.threadCpuUsage(before)
        times.push(user + system)
      }
      return Math.min(...times)
    }
    // The clock of a thread stands still for up to ten milliseconds.
    const control = Math.max(10_000, microsecondsFor(m4aOfChunks(100_000, 1)))
    // Each chunk compared with each box took 200 times as long.
    expect(microsecondsFor(m4aOfChunks(100_000, 19_000))).toBeLessThan(control * 40)
  })

  it('refuses a file of more than a million frames, tags or boxes', () => {
    const many = [
      adtsOfFrames(1_000_000),
      Buffer.concat([adtsOfFrames(3), emptyTags(500_000), adtsOfFrames(3)]),
      m4aOfBoxes(60, 19_000),
    ]
    for (const bytes of many)
      expect(() => checkAudio(source(bytes))).toThrow('more than 1000000 units')
    expect(checkAudio(source(adtsOfFrames(900_000)))).toMatchObject({ family: 'aac' })
  })

  it('looks at few of the frames of a file that hold nothing', () => {
    let asked = 0
    const isTimeUp = () => (asked += 1) > 5
    expect(() => checkAudio(source(adtsOfEmptyFrames(1_000_000)), isTimeUp)).toThrow(
      expect.objectContaining({ code: 'not_audio' }) as Error,
    )
  })

  it('ends when its time is up', () => {
    let asked = 0
    const isTimeUp = () => (asked += 1) > 3
    const bytes = adtsOfFrames(100_000)
    expect(() => checkAudio(source(bytes), isTimeUp)).toThrow(
      expect.objectContaining({ code: 'too_costly', message: 'took too long' }) as Error,
    )
    expect(asked).toBe(4)
  })
})
