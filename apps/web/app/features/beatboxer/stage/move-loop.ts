import type { Beatbox } from '@dhvani/audio-engine'

/** Moves a loop with its volume, mute, solo and rest. It replaces the loop of slot `to`. */
export const moveLoop = (beatbox: Beatbox, from: number, to: number): void => {
  const slot = beatbox.getSnapshot().slots[from]
  if (slot?.loopId === undefined || from === to) return
  const { loopId, volume, isMuted, isSolo, isPlaying } = slot
  beatbox.assign(to, loopId)
  beatbox.setSlotVolume(to, volume)
  beatbox.setMuted(to, isMuted)
  beatbox.setSolo(to, isSolo)
  if (!isPlaying) beatbox.toggleSlot(to)
  beatbox.clear(from)
}
