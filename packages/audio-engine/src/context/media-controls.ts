import type { Mixer } from '../mixer/mixer.ts'
import type { Preview } from '../preview/preview.ts'
import type { SidePlayers } from '../mixer/side-players.ts'
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

/** Shown on the system's media controls in place of the mix. */
export type Foreground = {
  readonly nowPlaying: NowPlaying
  /** Shown as paused; otherwise as playing. */
  readonly isPaused?: boolean
  /** Called at each pause and each stop there, when everything was paused. */
  readonly onPause: () => void
  /** Called at Play there. Without it the mix plays. */
  readonly onPlay?: () => void
}

/** What plays on the lock screen; media keys and headsets pause and stop all of it, and play the mix. */
export type MediaControls = {
  /** What to show while the mix has tracks, paused or not; `undefined` shows nothing. */
  setNowPlaying(nowPlaying: NowPlaying | undefined): void
  /**
   * Puts something in the place of the mix, and of what was put there before.
   *
   * @returns a function that takes it away again
   */
  addForeground(foreground: Foreground): () => void
}

const ACTIONS = ['play', 'pause', 'stop'] as const

export type MediaControlsOptions = {
  readonly session: MediaSession
  readonly mixer: Mixer
  readonly sidePlayers: SidePlayers
  readonly preview: Pick<Preview, 'pause'>
  readonly isRunning: () => boolean
  readonly scope: Scope
}

export type ConnectedMediaControls = MediaControls & {
  /** Shows the state of this moment. */
  refresh(): void
}

/** Shows what plays on the system's media controls and does what their buttons ask. */
export const connectMediaControls = ({
  session,
  mixer,
  sidePlayers,
  preview,
  isRunning,
  scope,
}: MediaControlsOptions): ConnectedMediaControls => {
  let nowPlaying: NowPlaying | undefined
  const foregrounds = new Set<Foreground>()
  let shown: NowPlaying | undefined

  const findForeground = () => [...foregrounds].at(-1)

  const show = (next: NowPlaying | undefined) => {
    if (shown === next) return
    shown = next
    session.metadata = next ? new MediaMetadata(next as MediaMetadataInit) : null
  }

  const refresh = () => {
    const { tracks, isPlaying } = mixer.getSnapshot()
    const foreground = findForeground()
    const isForeground = foreground ? !foreground.isPaused : sidePlayers.isAnyPlaying()
    // A lock screen keeps showing the last metadata until it is removed.
    show(foreground?.nowPlaying ?? (tracks.length > 0 ? nowPlaying : undefined))
    if (isForeground || (isPlaying && isRunning())) session.playbackState = 'playing'
    else session.playbackState = foreground || tracks.length > 0 ? 'paused' : 'none'
  }

  const pause = () => {
    const shownAtPress = [...foregrounds]
    // First, so that no mix comes back in the place of what ends.
    sidePlayers.pauseAll()
    mixer.pauseAll()
    preview.pause()
    for (const { onPause } of shownAtPress) onPause()
  }
  session.setActionHandler('play', () => (findForeground()?.onPlay ?? mixer.playAll)())
  session.setActionHandler('pause', pause)
  session.setActionHandler('stop', pause)
  scope.add(() => {
    for (const action of ACTIONS) session.setActionHandler(action, null)
    session.metadata = null
    session.playbackState = 'none'
  })

  return {
    refresh,
    setNowPlaying(next) {
      nowPlaying = next
      refresh()
    },
    addForeground(added) {
      foregrounds.add(added)
      refresh()
      return () => {
        foregrounds.delete(added)
        refresh()
      }
    },
  }
}
