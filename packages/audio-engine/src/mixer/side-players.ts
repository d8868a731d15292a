import type { Mixer } from './mixer.ts'
import { createListeners } from '../listeners.ts'
import type { AudioHost } from '../context/audio-host.ts'
import type { GiveStandIn } from '../loading/stand-in.ts'

/** A player beside the mix, such as the beatbox. */
export type SidePlayer = {
  getSnapshot(): { readonly isPlaying: boolean }
  pause(): void
  dispose(): void
}

/** What the engine gives to a player beside the mix. */
export type SidePlayerContext = {
  readonly host: AudioHost
  readonly fetch: typeof globalThis.fetch
  readonly giveStandIn: GiveStandIn | undefined
  /** To be called when the player starts and when it pauses. */
  readonly onPlayingChange: (isPlaying: boolean) => void
  readonly onFault: (piece: { id: string; name: string }, reason: unknown) => void
}

/** Players beside the mix: while one plays, the mix is paused, and then comes back as it was. */
export type SidePlayers = {
  addSidePlayer<Player extends SidePlayer>(make: (context: SidePlayerContext) => Player): Player
  isAnyPlaying(): boolean
  /** Pauses every side player; a mix that made room for one stays paused. */
  pauseAll(): void
  /** Called when a side player starts, before the mix makes room. */
  onStart(listener: () => void): void
  /** Called after a side player has started or paused. */
  onChange(listener: () => void): void
  dispose(): void
}

export const createSidePlayers = ({
  mixer,
  ...context
}: Omit<SidePlayerContext, 'onPlayingChange'> & { readonly mixer: Mixer }): SidePlayers => {
  const players = new Set<SidePlayer>()
  const starts = createListeners()
  const changes = createListeners()
  let doesMixComeBack = true

  const pauseMix = (): readonly string[] => {
    const playing = mixer.getSnapshot().tracks.filter((track) => track.isPlaying)
    mixer.pauseAll()
    return playing.map((track) => track.sound.id)
  }

  const resumeMix = (ids: readonly string[]) => {
    const paused = mixer.getSnapshot().tracks.filter((track) => !track.isPlaying)
    for (const { sound } of paused) if (ids.includes(sound.id)) mixer.toggle(sound.id)
  }

  return {
    addSidePlayer(make) {
      let waiting: readonly string[] = []
      const player = make({
        ...context,
        onPlayingChange(isPlaying) {
          if (isPlaying) {
            starts.notify()
            waiting = pauseMix()
          } else {
            if (doesMixComeBack) resumeMix(waiting)
            waiting = []
          }
          changes.notify()
        },
      })
      const added = {
        ...player,
        dispose() {
          players.delete(added)
          player.dispose()
        },
      }
      players.add(added)
      return added
    },
    isAnyPlaying: () => [...players].some((player) => player.getSnapshot().isPlaying),
    pauseAll() {
      doesMixComeBack = false
      for (const player of players) player.pause()
      doesMixComeBack = true
    },
    onStart: starts.add,
    onChange: changes.add,
    dispose() {
      for (const player of players) player.dispose()
    },
  }
}
