import type { AnchorElement } from './context/anchor-element.ts'
import type { AudioHost } from './context/audio-host.ts'
import type { StatusStore } from './engine-status.ts'
import type { ConnectedMediaControls } from './context/media-controls.ts'
import type { MixerCore } from './mixer/mixer.ts'
import type { OtherTabs } from './context/other-tabs.ts'
import type { PreviewCore } from './preview/preview.ts'
import type { Scope } from './context/scope.ts'
import type { SidePlayers } from './mixer/side-players.ts'
import type { SleepCore } from './mixer/sleep.ts'

export type PlaybackParts = {
  readonly host: AudioHost
  readonly mixer: MixerCore
  readonly preview: PreviewCore
  readonly sidePlayers: SidePlayers
  readonly sleep: SleepCore
  readonly otherTabs: OtherTabs
  readonly status: StatusStore
  readonly media: ConnectedMediaControls | undefined
  readonly anchor: AnchorElement | undefined
  readonly scope: Scope
}

/** Connects the parts: a start, a pause or a new context in one part acts on the others. */
export const wirePlayback = ({
  host,
  mixer,
  preview,
  sidePlayers,
  sleep,
  otherTabs,
  status,
  media,
  anchor,
  scope,
}: PlaybackParts): void => {
  let isPausedByOtherTab = false
  let wasMixPlaying = false
  /** Playback began; the other tabs are told once it is heard, since the browser may hold it back. */
  let mustAnnounce = false

  const isPlaybackWanted = () =>
    mixer.getSnapshot().isPlaying ||
    // Keeps the context running while a preview loads, because the preview resumes it a moment later.
    ['loading', 'playing'].includes(preview.getSnapshot().state) ||
    sidePlayers.isAnyPlaying()

  const refresh = () => {
    const isWanted = isPlaybackWanted()
    if (!isWanted) host.suspendSoon()
    else if (host.isRunning()) mixer.catchUp()
    mustAnnounce &&= isWanted
    if (mustAnnounce && host.isRunning()) {
      mustAnnounce = false
      otherTabs.announce()
    }
    status.update({
      isBlocked: isWanted && host.isBlocked(),
      isInterrupted: isWanted && host.isInterrupted(),
      isPausedByOtherTab,
    })
    media?.refresh()
    anchor?.setPlaying(mixer.getSnapshot().isPlaying || sidePlayers.isAnyPlaying())
  }

  const takeTurn = () => {
    isPausedByOtherTab = false
    mustAnnounce = true
  }

  const followMix = () => {
    const { isPlaying } = mixer.getSnapshot()
    if (isPlaying && !wasMixPlaying) takeTurn()
    // The next start is heard at full level, also after a sleep fade.
    if (!isPlaying && wasMixPlaying) sleep.reset()
    wasMixPlaying = isPlaying
    refresh()
  }

  const yieldTurn = () => {
    if (!isPlaybackWanted()) return
    isPausedByOtherTab = true
    sidePlayers.pauseAll()
    mixer.pauseAll()
    preview.pause()
    refresh()
  }

  const moveToNewContext = () => {
    sidePlayers.pauseAll()
    // The preview keeps its place; the next Play begins there in the new context.
    preview.pause()
    mixer.reopen()
  }

  scope.add(host.subscribe(refresh))
  scope.add(host.onReplaced(moveToNewContext))
  scope.add(mixer.subscribe(followMix))
  scope.add(preview.subscribe(refresh))
  sidePlayers.onStart(takeTurn)
  sidePlayers.onChange(refresh)
  otherTabs.onOtherPlays(yieldTurn)
}
