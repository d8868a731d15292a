import { describe, expect, it } from 'vitest'
import { AudioRefusal } from '../../src/surfaces/storage/audio-check/audio-refusal.ts'
import { checkAudio } from '../../src/surfaces/storage/audio-check/check-audio.ts'
import { makeCorpus } from './corpus.ts'

const source = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (into: Uint8Array, position: number) => bytes.copy(into, 0, position),
})

const corpus = makeCorpus()

describe('the check of audio files', () => {
  it('has at least sixty odd files to judge, of every family', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(60)
    expect(new Set(corpus.map((file) => file.verdict)).size).toBe(6)
  })

  it.each(corpus.filter((file) => file.verdict !== 'refuse'))(
    'accepts $name as $verdict, with a length',
    async ({ bytes, verdict }) => {
      const checked = await checkAudio(source(bytes))
      expect(checked.family).toBe(verdict)
      expect(checked.seconds).toBeGreaterThan(0.04)
      expect(checked.seconds).toBeLessThan(2.2)
    },
  )

  it.each(corpus.filter((file) => file.verdict === 'refuse'))(
    'refuses $name',
    async ({ bytes }) => {
      await expect(checkAudio(source(bytes))).rejects.toBeInstanceOf(AudioRefusal)
    },
  )
})
