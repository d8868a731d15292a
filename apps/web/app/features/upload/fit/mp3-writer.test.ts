import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checkAudio, sourceOf } from '@dhvani/audio-files'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { chooseMp3, createMp3Writer } from './mp3-writer.ts'

const encoderCode = await WebAssembly.compile(
  readFileSync(fileURLToPath(import.meta.resolve('wasm-media-encoders/wasm/mp3'))),
)

const HOUR = 3600

it('an hour and three and a half of them fit into 50 MB; four do not', () => {
  expect(chooseMp3(60, 2)).toEqual({ bitrate: 160, channels: 2 })
  expect(chooseMp3(60, 1)).toEqual({ bitrate: 96, channels: 1 })
  expect(chooseMp3(HOUR, 6)).toEqual({ bitrate: 112, channels: 2 })
  expect(chooseMp3(3.5 * HOUR, 2)).toEqual({ bitrate: 32, channels: 1 })
  expect(chooseMp3(4 * HOUR, 2)).toBeUndefined()
})

const tone = (rate: number, seconds: number) =>
  Float32Array.from(
    { length: rate * seconds },
    (_, index) => Math.sin((2 * Math.PI * 100 * index) / rate) / 2,
  )

const writeTone = async (rate: number, channels: number, seconds: number) => {
  const choice = chooseMp3(seconds, channels)
  if (!choice) throw new Error('too long')
  const writer = await createMp3Writer(rate, choice, encoderCode)
  for (let part = 0; part < 2; part += 1)
    writer.add(Array.from({ length: channels }, () => tone(rate, seconds / 2)))
  const file = new Blob([...writer.finish()])
  return new Uint8Array(await file.arrayBuffer())
}

it.for([
  [1000, 1],
  [8000, 1],
  [44_100, 2],
  [48_000, 6],
  [96_000, 2],
])('%i Hz of %i channels become an mp3 that the check takes', async ([rate = 0, channels = 0]) => {
  const bytes = await writeTone(rate, channels, 4)
  const checked = checkAudio(sourceOf(bytes))
  expect(checked.family).toBe('mp3')
  // The check counts what the encoder puts before and after the sound.
  expect(Math.abs(checked.seconds - 4)).toBeLessThan(0.15)
})

it('the first frame tells what the encoder put before and after the sound', async () => {
  const bytes = await writeTone(44_100, 1, 4)
  const tag = 4 + 17
  const view = new DataView(bytes.buffer)
  expect(new TextDecoder().decode(bytes.subarray(tag, tag + 4))).toBe('Info')
  const frames = view.getUint32(tag + 8)
  const delayAndPadding = (bytes[tag + 141]! << 16) | (bytes[tag + 142]! << 8) | bytes[tag + 143]!
  const silence = (delayAndPadding >> 12) + (delayAndPadding & 0xfff)
  expect(frames * 1152 - silence).toBe(4 * 44_100)
  expect(view.getUint32(tag + 12)).toBe(bytes.length)
  expect(bytes.length).toBeLessThan(MAX_UPLOAD_BYTES)
})
