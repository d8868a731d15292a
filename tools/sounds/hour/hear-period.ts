import { SOUND_LOUDNESS, type BuiltInSound, type Setting } from '@dhvani/catalogue'
import type { Stereo } from '@dhvani/sound-render'
import { spreadChannel } from '@dhvani/sound-render/periods'
import { hertz } from '@dhvani/units'
import { makePeriod } from '../../../apps/web/app/lib/sounds/renewal/make-period.ts'

/** Of every period that is listened to. */
export const RATE = hertz(44_100)

const askWorker = (
  sound: BuiltInSound,
  hour: number,
  index: number,
  { isTexture, setting = {} }: { readonly isTexture: boolean; readonly setting?: Setting },
) =>
  makePeriod({
    sound: sound.id,
    setting,
    isShort: false,
    hour,
    index,
    sampleRate: RATE,
    targetLufs: SOUND_LOUDNESS[sound.file].target,
    isTexture,
  })

/** A period of an hour as the browser's worker makes it. */
export const hearPeriod = (sound: BuiltInSound, hour: number, index: number, setting?: Setting) => {
  const answer = askWorker(sound, hour, index, {
    isTexture: sound.isTexture,
    ...(setting && { setting }),
  })
  if ('fault' in answer) return answer
  const [left, right] = answer.channels
  if (!left) throw new Error(`${sound.id} has no channel.`)
  return { period: right ? { left, right } : spreadChannel(left), passage: answer.passage }
}

/** Both channels of a period, also of a texture, which is played with one; `undefined` when they have a fault. */
export const renderBothChannels = (
  sound: BuiltInSound,
  hour: number,
  index: number,
): Stereo | undefined => {
  const answer = askWorker(sound, hour, index, { isTexture: false })
  if ('fault' in answer) return undefined
  const [left, right] = answer.channels
  return left && right && { left, right }
}
