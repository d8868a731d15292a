import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { measureSeam } from '@dhvani/audio-measures'
import { soundManifestSchema } from '@dhvani/catalogue'
import { z } from 'zod'

const MANIFEST = join(import.meta.dirname, '../../build/sounds/manifest.json')

/** A steady texture: a hole of a few milliseconds shows in it, where a drum would hide it. */
const LOOP = 'rain'

/** Standard files have 44.1 kHz, small ones 32 kHz: a speaker's rate is no whole multiple of that. */
export const TIERS = ['standard', 'small'] as const

/** The rates at which speakers run, in hertz. */
export const SPEAKER_RATES = [44_100, 48_000] as const

/** Padding that an encoder writes before its sound, in seconds. A decoder that keeps it makes a gap. */
const ENCODER_DELAY = 0.025

/** How much of the loop is looked at on each side of its join, in seconds. */
const BESIDE = 3

/** @param gap in frames, between the end of the loop and its beginning */
const isSeamless = (end: Float32Array, start: Float32Array, gap: number, rate: number): boolean => {
  const joined = new Float32Array(end.length + gap + start.length)
  joined.set(end)
  joined.set(start, end.length + gap)
  return measureSeam([joined], rate, [end.length]).seamless
}

const decodedSchema = z.object({ frames: z.number(), samples: z.string() })

/** An expression that decodes a file in the page, at a rate. @returns base64 of the chosen frames */
const decodeExpression = (address: string, rate: number, places: readonly number[]): string =>
  `(async () => {
  const bytes = await (await fetch(${JSON.stringify(address)})).arrayBuffer()
  const context = new OfflineAudioContext(1, 1, ${rate})
  const channel = (await context.decodeAudioData(bytes)).getChannelData(0)
  const length = ${BESIDE * rate}
  let text = ''
  for (const place of ${JSON.stringify(places)}) {
    const samples = new Uint8Array(channel.slice(place, place + length).buffer)
    for (let at = 0; at < samples.length; at += 8192)
      text += String.fromCharCode(...samples.subarray(at, at + 8192))
  }
  return { frames: channel.length, samples: btoa(text) }
})()`

const readSamples = (base64: string): Float32Array => {
  const bytes = Buffer.from(base64, 'base64')
  return Float32Array.from({ length: bytes.length / 4 }, (_, frame) => bytes.readFloatLE(frame * 4))
}

/**
 * Asserts that the page decodes a shipped loop to the frames that the manifest names, and that it
 * repeats between its loop points without a join that is heard.
 *
 * @param evaluate an expression in a page of the site
 * @param rate of the speaker, in hertz
 */
export const expectExactLoop = async (
  evaluate: (expression: string) => Promise<unknown>,
  rate: number,
  tier: (typeof TIERS)[number],
): Promise<void> => {
  const { sounds } = soundManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  const file = sounds[LOOP]?.[tier]
  if (!file) throw new Error(`${LOOP} is not rendered.`)
  const address = `/storage/v1/object/public/dhvani/${file.name}?v=${file.version}`
  const places = [Math.round((file.loopEnd - BESIDE) * rate), Math.round(file.loopStart * rate)]
  const decoded = decodedSchema.parse(await evaluate(decodeExpression(address, rate, places)))
  // WebKit's change of the rate leaves the last frame out.
  const mostAway = rate === file.sampleRate ? 0 : 1
  const away = Math.abs(decoded.frames - Math.round(file.duration * rate))
  expect(away, 'frames too few or too many').toBeLessThanOrEqual(mostAway)
  const samples = readSamples(decoded.samples)
  const [end, start] = [samples.subarray(0, BESIDE * rate), samples.subarray(BESIDE * rate)]
  expect(isSeamless(end, start, 0, rate), 'it repeats without a join').toBe(true)
  const delay = Math.round(ENCODER_DELAY * rate)
  expect(isSeamless(end, start, delay, rate), 'a hole would be found').toBe(false)
}
