import { expect, it } from 'vitest'
import { sourceOf } from './byte-reader.ts'
import { checkAudio } from './check-audio.ts'
import { mendHead } from './mend-head.ts'
import { adts, id3, mp3 } from './testing/made-files.ts'
import { writeWavHeader } from './wav-header.ts'

const join = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

/** A tenth of a second of a rising line, whose head may promise another size. */
const aWav = (promised?: number) => {
  const bytes = new Uint8Array(44 + 8820)
  const view = new DataView(bytes.buffer)
  writeWavHeader(view, { channels: 1, sampleRate: 44_100, bitsPerSample: 16 })
  for (let at = 44; at < bytes.length; at += 2) view.setInt16(at, at, true)
  if (promised !== undefined) view.setUint32(40, promised, true)
  return bytes
}

it.each([0, 0xffff_ffff, 0x7fff_f000, 8820 + 44])(
  'writes the size that a WAV holds in the place of %d',
  (promised) => {
    const mended = mendHead(aWav(promised), 'wav')
    expect(join(mended!)).toEqual(aWav())
  },
)

it('leaves a WAV alone whose head is right, and one with chunks behind its sound', () => {
  expect(mendHead(aWav(), 'wav')).toBeUndefined()
  expect(mendHead(aWav(4000), 'wav')).toBeUndefined()
})

it('takes ADTS out from behind its tag', () => {
  const sound = new Uint8Array(adts(300))
  const tagged = join([id3(Buffer.alloc(50)), sound])
  expect(checkAudio(sourceOf(tagged)).family).toBe('aac')
  expect(join(mendHead(tagged, 'aac')!)).toEqual(sound)
  expect(mendHead(sound, 'aac')).toBeUndefined()
})

it('leaves the other families alone', () => {
  expect(mendHead(new Uint8Array(mp3()), 'mp3')).toBeUndefined()
})
