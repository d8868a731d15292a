import type { Foreground, MediaControls, Mixer, NowPlaying } from '../engine-types.ts'
import type { Scope } from './scope.ts'

const ACTIONS = ['play', 'pause', 'stop'] as const

export type MediaControlsOptions = {
  readonly session: MediaSession
  readonly mixer: Mixer
  readonly isRunning: () => boolean
  readonly scope: Scope
}

export type ConnectedMediaControls = MediaControls & {
  /** Shows the state of this moment. */
  refresh(): void
}

/** Shows the mix on the system's media controls and does what their buttons ask. */
export const connectMediaControls = ({
  session,
  mixer,
  isRunning,
  scope,
}: MediaControlsOptions): ConnectedMediaControls => {
  let nowPlaying: NowPlaying | undefined
  let foreground: Foreground | undefined
  let shown: NowPlaying | undefined

  const show = (next: NowPlaying | undefined) => {
    if (shown === next) return
    shown = next
    session.metadata =
      next === undefined
        ? null
        : new MediaMetadata({
            title: next.title,
            artist: next.artist ?? '',
            artwork: (next.artwork ?? []).map((image) => ({ ...image })),
          })
  }

  const refresh = () => {
    const { tracks, isPlaying } = mixer.getSnapshot()
    // A lock screen keeps showing the last metadata until it is removed.
    show(foreground?.nowPlaying ?? (tracks.length > 0 ? nowPlaying : undefined))
    if (foreground) session.playbackState = 'playing'
    else if (tracks.length === 0) session.playbackState = 'none'
    else session.playbackState = isPlaying && isRunning() ? 'playing' : 'paused'
  }

  const handle = (action: (typeof ACTIONS)[number], run: (() => void) | undefined) => {
    session.setActionHandler(action, run ?? null)
  }

  handle('play', () => mixer.playAll())
  for (const action of ['pause', 'stop'] as const)
    handle(action, () => (foreground ? foreground.onPause() : mixer.pauseAll()))
  scope.add(() => {
    for (const action of ACTIONS) handle(action, undefined)
    session.metadata = null
    session.playbackState = 'none'
  })

  return {
    refresh,
    setNowPlaying(next) {
      nowPlaying = next
      refresh()
    },
    setForeground(next) {
      foreground = next
      refresh()
    },
  }
}
