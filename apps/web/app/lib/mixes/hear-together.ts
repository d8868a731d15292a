import { getEngine } from '#lib/listening/page-engine.ts'
import { beginHour, getHour, type Hour } from '#lib/sounds/renewal/hour.ts'
import { hasMemoryForPeriods } from '#lib/sounds/renewal/memory.ts'
import { m } from '#messages'

/** Starts the tracks that play anew. The old voices fade out while the new ones fade in. */
const startAnew = (): void => {
  const { mixer } = getEngine()
  const { tracks, masterVolume } = mixer.getSnapshot()
  mixer.restore({ masterVolume, tracks })
  for (const { sound, isMuted, isSolo } of tracks) {
    if (isMuted) mixer.setMuted(sound.id, true)
    if (isSolo) mixer.setSolo(sound.id, true)
  }
  for (const { sound, isPlaying } of tracks) if (isPlaying) mixer.toggle(sound.id)
}

/**
 * From now on this page is where the clock is in an hour that others may hear with it, so its sounds start anew. Nothing
 * changes where it is in such an hour already.
 *
 * @param now milliseconds since 1970
 * @returns the hour, with the moment at which it began
 */
export const hearTogether = (now: number = Date.now()): Hour => {
  const hour = getHour()
  if (hour.since !== undefined) return hour
  beginHour(hour.seed, Math.floor(now / 1000))
  startAnew()
  return getHour()
}

/** @returns what everyone hears who hears a mix together, and what this device does instead where it makes no periods */
export const togetherText = (): string =>
  hasMemoryForPeriods(navigator)
    ? m.mixes_together_text()
    : `${m.mixes_together_text()} ${m.mixes_together_small()}`
