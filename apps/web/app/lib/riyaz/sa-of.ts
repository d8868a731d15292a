import type { Hertz } from '@dhvani/units'
import { saFrequency, type RiyazSettings } from '@dhvani/riyaz'

/** The frequency of Sa that a practice is set to. */
export const saOf = ({ sa, cents, concertPitch }: RiyazSettings): Hertz =>
  saFrequency({ sa, cents, concertPitch })
