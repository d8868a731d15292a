import { encodeWav } from '@dhvani/audio-engine/wav'
import type { SoundSource } from '@dhvani/audio-engine'
import { parseSettingCode, type BuiltInSound } from '@dhvani/catalogue'
import { PREVIEW_LENGTH } from '@dhvani/catalogue/limits'
import { seconds } from '@dhvani/units'
import { keepMadePreview } from './made-preview.ts'
import { getHour } from './renewal/hour.ts'
import { askForShort } from './renewal/period-queues.ts'
import { requestOf } from './renewal/period-request.ts'
import { sourceOf } from './sound-sources.ts'

/** Of what is made for a preview; longer than the preview, so that its end is never heard. */
const LENGTH = seconds(Math.ceil(PREVIEW_LENGTH) + 1)
/** Any browser plays it. */
const SAMPLE_RATE = 44_100

/** Repeats a short period until it fills a preview. */
const repeat = (period: Float32Array): Float32Array => {
  const repeated = new Float32Array(LENGTH * SAMPLE_RATE)
  for (let at = 0; at < repeated.length; at += period.length)
    repeated.set(period.subarray(0, repeated.length - at), at)
  return repeated
}

let latest: AbortController | undefined

/** Takes back what waits to be made for a preview: the listener wants another setting, or none any more. */
export const forgetPreview = (): void => latest?.abort()

/**
 * Makes in a worker what the preview of a sound plays in a setting.
 *
 * @param code as `SoundSource.setting` has it; `undefined` for the file
 * @returns what the preview plays, or `undefined` where the device could not make it or another one is wanted
 */
export const makePreview = async (
  sound: BuiltInSound,
  code: string | undefined,
): Promise<SoundSource | undefined> => {
  forgetPreview()
  latest = new AbortController()
  const setting = code ? parseSettingCode(sound.id, code) : undefined
  if (!code || !setting) return sourceOf(sound)
  const choice = { hour: getHour().seed, setting, sampleRate: SAMPLE_RATE }
  const { signal } = latest
  const answer = await askForShort(requestOf(sound, choice), { signal, urgency: 'chosen' })
  if (!answer || 'fault' in answer) return undefined
  const [left, right = left] = answer.channels.map(repeat)
  if (!left || !right) return undefined
  const { id, name } = sound
  const url = keepMadePreview(`${id}:${code}`, encodeWav([left, right], SAMPLE_RATE))
  // Without a loop the engine would ask a media element for its length, which no browser allows for this address.
  const loop = { start: seconds(0), end: LENGTH }
  return { id, name, url, loop, setting: code }
}
