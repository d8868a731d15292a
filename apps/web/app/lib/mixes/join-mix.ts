import type { PlayableMix } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { LISTEN_MS, type WayBack } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'
import { accountHere, subscribeToSession } from '#lib/session/session.ts'

/**
 * Adds sounds to the listener's mix, as cards do: one that is in it gets the new volume and plays. A
 * paused sound changes nothing if it is in the mix already. Call it inside the press.
 *
 * @returns the way back, for the toast that says so. What the listener does meanwhile stays.
 */
export const joinMix = (joining: PlayableMix['tracks']): WayBack => {
  const { mixer, preview } = getEngine()
  const owner = accountHere()
  const before = mixer.getSnapshot().tracks
  const findBefore = (id: string) => before.find(({ sound }) => sound.id === id)
  const joined = joining.filter(({ sound, isPaused }) => !isPaused || !findBefore(sound.id))
  void startSound()
  preview.close()
  for (const { sound, volume, isPaused } of joined) {
    mixer.add(sound, volume)
    if (isPaused) mixer.toggle(sound.id)
  }
  const isPlayingNow = (id: string) =>
    mixer.getSnapshot().tracks.some((track) => track.sound.id === id && track.isPlaying)
  const takeBack = () => {
    for (const { sound } of joined) {
      const was = findBefore(sound.id)
      if (!was) {
        mixer.remove(sound.id)
        continue
      }
      mixer.setVolume(sound.id, was.volume)
      mixer.setSetting(sound.id, was.sound.setting)
      mixer.setPosition(sound.id, was.sound.position)
      if (isPlayingNow(sound.id) !== was.isPlaying) mixer.toggle(sound.id)
    }
    // Adding ended mutes and solos.
    for (const { sound, isMuted, isSolo } of before) {
      if (isMuted) mixer.setMuted(sound.id, true)
      if (isSolo) mixer.setSolo(sound.id, true)
    }
  }
  return {
    duration: LISTEN_MS,
    // The mix of another account has nothing to take back.
    until: untilChange([{ subscribe: subscribeToSession }], () => accountHere() !== owner),
    action: { label: m.undo(), onAction: takeBack },
  }
}
