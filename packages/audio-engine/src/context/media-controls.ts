import type { Mixer } from '../mixer/mixer.ts'
import type { Scope } from './scope.ts'

/** What lock screens and other system media controls show. */
export type NowPlaying = {
  readonly title: string
  readonly artist?: string
  readonly artwork?: readonly {
    readonly src: string
    readonly sizes?: string
    readonly type?: string
  }[]
}

/** Shown as playing on the system's media controls, in place of the mix. */
export type Foreground = {
  readonly nowPlaying: NowPlaying
  /** Called at each pause and each stop. */
  readonly onPause: () => void
}

/** The mix on the lock screen; media keys and headsets play, pause and stop it. */
export type MediaControls = {
  /** What to show while the mix has tracks, paused or not; `undefined` shows nothing. */
  setNowPlaying(nowPlaying: NowPlaying | undefined): void
  /** Puts something in the place of the mix, or the mix back. */
  setForeground(foreground: Foreground | undefined): void
}

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
