import { lufs, type Lufs } from '@dhvani/units'
import type { SoundFileId } from './sounds.ts'

/**
 * Whether a sound is a continuous texture or scene, or single events over a soft bed. An event at
 * the loudness of a texture would shout, because the pauses between events pull the average down.
 */
export type LoudnessClass = 'continuous' | 'events'

const TARGET: Readonly<Record<LoudnessClass, Lufs>> = {
  /** EBU R 128 programme loudness. */
  continuous: lufs(-23),
  events: lufs(-24),
}

export type SoundLoudness = {
  readonly class: LoudnessClass
  /** Integrated loudness of one period of the finished sound (ITU-R BS.1770-4). */
  readonly target: Lufs
}

const ofClass = (name: LoudnessClass): SoundLoudness => ({ class: name, target: TARGET[name] })

/** The loudness that every rendered or imported file of a built-in sound is brought to. */
export const SOUND_LOUDNESS: Readonly<Record<SoundFileId, SoundLoudness>> = {
  rain: ofClass('continuous'),
  'rain-thunder': ofClass('events'),
  'sea-waves': ofClass('continuous'),
  'river-flowing': ofClass('continuous'),
  breeze: ofClass('continuous'),
  'coffee-shop': ofClass('continuous'),
  'indian-traffic': ofClass('continuous'),
  train: ofClass('continuous'),
  'koel-singing': ofClass('events'),
  'morning-birds': ofClass('events'),
  'asmr-kiss': ofClass('events'),
}

/** The loudness that every loop of the beatbox is brought to at 120 BPM, all of them alike. */
export const LOOP_LOUDNESS: Lufs = lufs(-20)
