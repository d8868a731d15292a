import { sourceOf } from '@dhvani/audio-files'
import { expect, it } from 'vitest'
import { checkFitted } from './check-fitted.ts'
import { copySound } from './copy-sound.ts'
import { openSound } from './open-sound.ts'

/** What Chromium's recorder writes before the sound: WebM of Opus in one channel, and the head of its first cluster. */
const HEAD = `1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff
1549a966992ad7b1830f42404d80864368726f6d655741864368726f6d651654ae6bbfaebdd7810173c58756839d5221d04e
8381028686415f4f50555363a2934f707573486561640101000080bb0000000000e18db584473b80009f8101626481201f43
b67501ffffffffffffffe78100`

/** A packet of 60 ms of silence, at so many milliseconds. */
const packetAt = (ms: number) => `a38c8100${ms.toString(16).padStart(2, '0')}80fb03fffefffefffe`

const bytesOf = (hex: string) => Buffer.from(hex.replaceAll('\n', ''), 'hex')

/** Copies a recording into Ogg as the worker does, and checks it. */
const fitRecording = async (...packets: readonly string[]) => {
  const file = new File([bytesOf(HEAD + packets.join(''))], 'Recording.webm')
  const sound = await openSound(file, { start: 0, end: 10 })
  if (sound.kind !== 'open') throw new Error(sound.kind)
  const made = await copySound(sound, () => {})
  if (!made) throw new Error('not copied')
  const bytes = new Uint8Array(await new Blob([...made.pieces]).arrayBuffer())
  return checkFitted(made, sourceOf(bytes))
}

it('says that a recording of a moment, of no packet or one, holds no sound', async () => {
  expect(await fitRecording()).toEqual({ kind: 'soundless' })
  expect(await fitRecording(packetAt(0))).toEqual({ kind: 'soundless' })
})

it('tells family and length of a recording of two packets', async () => {
  expect(await fitRecording(packetAt(0), packetAt(60))).toMatchObject({
    kind: 'fitted',
    extension: 'ogg',
    audio: { family: 'ogg', seconds: 0.12 },
  })
})

it('gives what the check refuses as an answer of the worker', () => {
  const made = { pieces: [], extension: 'mp3' }
  const text = new TextEncoder().encode('<html></html>')
  const source = {
    size: text.length,
    read(into: Uint8Array, position: number) {
      const part = text.subarray(position, position + into.length)
      into.set(part)
      return part.length
    },
  }
  expect(checkFitted(made, source)).toEqual({ kind: 'refused', code: 'not_audio' })
})
