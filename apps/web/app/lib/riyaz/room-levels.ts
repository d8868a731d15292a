import { percent, type Gain } from '@dhvani/units'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import type { RiyazSettings } from '@dhvani/riyaz'

/** The gourd's warmth at 100, in decibels; at 0 it is as much below none. */
const MOST_WARMTH_DB = 7

export const warmthOf = ({ fullness }: RiyazSettings): number =>
  (MOST_WARMTH_DB * (fullness - 50)) / 50

export const roomGain = ({ room }: RiyazSettings): Gain => faderGain(percent(room))
