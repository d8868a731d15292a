import type { Engine } from '@dhvani/audio-engine'
import { m } from '#messages'

type BesideMix = {
  readonly title: string
  readonly subscribe: (onChange: () => void) => () => void
  readonly isPlaying: () => boolean
  /** Called at Play on the lock screen, when it was paused there. */
  readonly play: () => void
}

/**
 * Shows a player beside the mix on the lock screen while it plays. Paused there, it stays there until it plays again, the
 * mix plays, or it leaves.
 *
 * @returns a function that takes it from the lock screen, if it is silent
 */
export const showOnLockScreen = (
  { media, mixer }: Pick<Engine, 'media' | 'mixer'>,
  { title, subscribe, isPlaying, play }: BesideMix,
): (() => void) => {
  let hide: (() => void) | undefined
  const show = (isPaused: boolean) => {
    hide?.()
    hide = media.addForeground({
      nowPlaying: { title, artist: m.mix_by() },
      isPaused,
      onPause: () => show(true),
      onPlay: play,
    })
  }
  const leave = () => {
    if (isPlaying()) return
    hide?.()
    hide = undefined
  }
  let wasPlaying = false
  subscribe(() => {
    if (isPlaying() === wasPlaying) return
    wasPlaying = isPlaying()
    if (wasPlaying) show(false)
    else leave()
  })
  mixer.subscribe(() => {
    if (mixer.getSnapshot().isPlaying) leave()
  })
  return leave
}
