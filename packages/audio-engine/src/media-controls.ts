import type { MediaControls, Mixer, NowPlaying } from './engine-types.ts'
import type { Scope } from './scope.ts'

const ACTIONS = ['play', 'pause', 'stop', 'nexttrack', 'previoustrack'] as const

export type MediaControlsOptions = {
  readonly session: MediaSession
  readonly mixer: Mixer
  readonly isRunning: () => boolean
  readonly scope: Scope
}

/** Shows the mix where the system shows what plays, and does what its buttons ask. */
export const connectMediaControls = ({
  session,
  mixer,
  isRunning,
  scope,
}: MediaControlsOptions): MediaControls & { refresh(): void } => {
  let nowPlaying: NowPlaying | undefined
  let skip: { readonly next?: () => void; readonly previous?: () => void } = {}
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
            album: next.album ?? '',
            artwork: (next.artwork ?? []).map((image) => ({ ...image })),
          })
  }

  const refresh = () => {
    const { tracks, isPlaying } = mixer.getSnapshot()
    // Stale cards stay on lock screens unless they are taken away.
    show(tracks.length > 0 ? nowPlaying : undefined)
    if (tracks.length === 0) session.playbackState = 'none'
    else session.playbackState = isPlaying && isRunning() ? 'playing' : 'paused'
  }

  const handle = (action: (typeof ACTIONS)[number], run: (() => void) | undefined) => {
    session.setActionHandler(action, run ?? null)
  }

  handle('play', () => mixer.playAll())
  handle('pause', () => mixer.pauseAll())
  handle('stop', () => mixer.stop())
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
    setSkip(next) {
      skip = next
      handle('nexttrack', skip.next)
      handle('previoustrack', skip.previous)
    },
  }
}
