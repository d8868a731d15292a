import { hertz, samples, seededRandom } from '@dhvani/units'
import { longestGap, measureSeam, repeatLoop } from '@dhvani/audio-measures'
import { decodeMp3 } from '@dhvani/audio-measures/decode-mp3'
import { createMp3Encoder } from 'wasm-media-encoders'
import { expect, it } from 'vitest'
import { filterCyclic, lowPass } from '../dsp/filters.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { scale } from '../dsp/stereo.ts'
import { encodeLoop } from './encode-loop.ts'
import { encodeMp3, type Mp3SampleRate } from './encode-mp3.ts'
import { parseFrameHeader } from './info-frame.ts'

const RATE = hertz(44_100) as Mp3SampleRate
/** Exactly periodic: 5.12 s, 196 frames. */
const LENGTH = 225_792

const channel = (name: string) =>
  scale(
    filterCyclic(whiteNoise(samples(LENGTH), seededRandom(name)), [lowPass(6000, hertz(RATE))]),
    0.1,
  )

const loop = { left: channel('left'), right: channel('right') }

it.each([64, 160, 192] as const)(
  'decodes to exactly what went in at %i kbit/s',
  async (bitrate) => {
    const odd = { left: loop.left.slice(0, 100_077), right: loop.right.slice(0, 100_077) }
    const { channels, sampleRate } = await decodeMp3(
      await encodeMp3(odd, { sampleRate: RATE, bitrate }),
    )
    expect(sampleRate).toBe(RATE)
    expect(channels.map(({ length }) => length)).toEqual([100_077, 100_077])
    let [product, power] = [0, 0]
    for (let at = 5000; at < 90_000; at += 1) {
      product += channels[0]![at]! * odd.left[at]!
      power += odd.left[at]! ** 2
    }
    expect(product / power).toBeGreaterThan(bitrate === 64 ? 0.7 : 0.9)
  },
)

it.each([true, false])('keeps lengths and loops at 32 kHz, mono %s', async (isMono) => {
  const options = { sampleRate: hertz(32_000) as Mp3SampleRate, bitrate: 64, isMono } as const
  const odd = { left: loop.left.slice(0, 100_077), right: loop.right.slice(0, 100_077) }
  const whole = await decodeMp3(await encodeMp3(odd, options))
  expect(whole.sampleRate).toBe(32_000)
  expect(whole.channels.map(({ length }) => length)).toEqual([100_077, 100_077])
  const [left, right] = whole.channels
  expect(left!.every((value, at) => value === right![at])).toBe(isMono)
  const period = { left: loop.left.slice(0, 163_840), right: loop.right.slice(0, 163_840) }
  const { mp3, loopStart, loopEnd } = await encodeLoop(period, options)
  expect((loopEnd - loopStart) * 32_000).toBeCloseTo(163_840, 6)
  expect(parseFrameHeader(mp3)).toMatchObject({ bitrate: 64, sampleRate: 32_000, mono: isMono })
})

it('writes constant bitrate frames with an Info frame first', async () => {
  const mp3 = await encodeMp3(loop, { sampleRate: RATE, bitrate: 160 })
  const header = parseFrameHeader(mp3)
  expect(header).toMatchObject({ bitrate: 160, sampleRate: RATE, mono: false })
  expect(new TextDecoder('latin1').decode(mp3.subarray(36, 40))).toBe('Info')
  let frames = 0
  for (let at = 0; at + 4 <= mp3.length; at += parseFrameHeader(mp3, at).bytes) frames += 1
  expect(new DataView(mp3.buffer, mp3.byteOffset).getUint32(44)).toBe(frames - 1)
})

it('loops without a seam, tag or no tag', async () => {
  const { mp3, loopStart, loopEnd } = await encodeLoop(loop, { sampleRate: RATE, bitrate: 160 })
  expect((loopEnd - loopStart) * RATE).toBeCloseTo(LENGTH, 6)
  for (const gapless of [true, false]) {
    const { channels } = await decodeMp3(mp3, { gapless })
    const period = channels.map((decoded) =>
      decoded.subarray(Math.round(loopStart * RATE), Math.round(loopEnd * RATE)),
    )
    const played = repeatLoop(period, 3)
    expect(measureSeam(played.channels, RATE, played.seams).seamless).toBe(true)
  }
})

it('would leave a hole if the whole of an untagged file were looped', async () => {
  const encoder = await createMp3Encoder()
  encoder.configure({ channels: 2, sampleRate: RATE, bitrate: 160 })
  const frames = [encoder.encode([loop.left, loop.right]).slice(), encoder.finalize().slice()]
  const { channels } = await decodeMp3(Buffer.concat(frames), { gapless: false })
  const played = repeatLoop(channels, 3)
  expect(measureSeam(played.channels, RATE, played.seams).seamless).toBe(false)
  expect(longestGap(played.channels, RATE)).toBeGreaterThan(15)
})
