import { integratedLoudness, repeatLoop, type Channels } from '@dhvani/audio-measures'

/** Minutes of a loop are begun at so many places of it. */
const PLACES = 4

/**
 * How far the minute of a loop that is farthest from all of it is, in LU.
 *
 * @param channels one period, 30 s or longer
 */
export const measureFarthestMinute = (channels: Channels, sampleRate: number): number => {
  const length = channels[0]!.length
  const { channels: looped } = repeatLoop(channels, 4)
  const whole = integratedLoudness(channels, sampleRate)
  const away = Array.from({ length: PLACES }, (_, place) => {
    const from = Math.round((place * length) / PLACES)
    const minute = looped.map((channel) => channel.subarray(from, from + 60 * sampleRate))
    return Math.abs(integratedLoudness(minute, sampleRate) - whole)
  })
  return Math.max(...away)
}
