import { createBeatPlayer } from './beat-player.ts'
import {
  assignLoop,
  changeSlot,
  clearSlot,
  toTempo,
  resetSlots,
  restoreBeat,
  saveBeat,
  type BeatState,
} from './beat-state.ts'
import { createBeatboxExport } from './beatbox-export.ts'
import type { Beatbox, BeatboxOptions, BeatboxSnapshot, SlotSnapshot } from './beatbox-types.ts'
import type { SidePlayerContext } from '../mixer/side-players.ts'
import { toFaderPosition } from '../mixer/fader-law.ts'
import { EMPTY_BEATBOX } from '../snapshots.ts'
import { createLoopAudioLibrary } from '../loading/loop-audio.ts'
import { createSlotAudio } from './slot-audio.ts'
import { createStore } from '../store.ts'

const withCount = (state: BeatState): BeatboxSnapshot => ({
  ...state,
  activeCount: state.slots.filter((slot) => slot.isActive).length,
})

/** The state, its store, the loaded audio and the player that follows them. */
const createBeatboxCore = ({
  host,
  fetch,
  findLoop,
  stretchModuleUrl,
  onFault,
}: BeatboxOptions & SidePlayerContext) => {
  const store = createStore(EMPTY_BEATBOX)
  const state = (): BeatState => store.getSnapshot()
  const library = createLoopAudioLibrary({
    fetch,
    decode: (bytes) => host.context().decodeAudioData(bytes),
    stretchModuleUrl,
  })

  const publish = (next: BeatState) => {
    if (next === state()) return
    const snapshot = withCount(next)
    player.follow(snapshot)
    store.set(snapshot)
  }

  const setSlot = (position: number, change: Partial<SlotSnapshot>) =>
    publish(changeSlot(state(), position, change))

  const audio = createSlotAudio({
    state,
    library,
    findLoop,
    onFault,
    onStatus(position, status) {
      setSlot(position, { status })
      if (status === 'ready') player.enter(position)
    },
  })
  const player = createBeatPlayer({ state, audioOf: audio.find })
  return { store, state, library, publish, setSlot, audio, player }
}

export const createBeatbox = (options: BeatboxOptions & SidePlayerContext): Beatbox => {
  const { host, findLoop, onPlayingChange } = options
  const { store, state, library, publish, setSlot, audio, player } = createBeatboxCore(options)

  const setPlaying = (isPlaying: boolean) => {
    if (state().isPlaying === isPlaying) return
    if (isPlaying) player.start(host.resumeGraph())
    else player.stop()
    publish({ ...state(), isPlaying })
    onPlayingChange(isPlaying)
  }

  const onActiveSlot = (position: number, run: (slot: SlotSnapshot) => void) => {
    const slot = state().slots[position]
    if (slot?.isActive === true) run(slot)
  }

  const replaceSlots = (next: BeatState) => {
    for (const position of state().slots.keys()) player.leave(position)
    audio.dropAll()
    publish(next)
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    setTempo(value) {
      const tempo = toTempo(value)
      if (tempo === undefined || tempo === state().tempo) return
      publish({ ...state(), tempo })
      audio.followTempo()
    },
    tune(ratio) {
      if (ratio === library.tuning()) return
      library.tune(ratio)
      audio.loadAll()
    },
    setMasterVolume(volume) {
      const masterVolume = toFaderPosition(volume) ?? state().masterVolume
      if (masterVolume !== state().masterVolume) publish({ ...state(), masterVolume })
    },
    async preload(loopId) {
      const loop = findLoop(loopId)
      if (loop !== undefined) await library.prepare(loop, state().tempo)
    },
    assign(position, loopId) {
      const slot = state().slots[position]
      if (slot === undefined) return
      if (slot.loopId === loopId && audio.find(position) !== undefined) {
        // The loop that the slot holds already: it plays, and does not begin anew if it did.
        setSlot(position, { isPlaying: true, isMuted: false })
        if (!slot.isPlaying) player.enter(position)
        return
      }
      publish(assignLoop(state(), position, loopId))
      void audio.load(position, loopId)
    },
    clear: (position) =>
      onActiveSlot(position, () => {
        player.leave(position)
        audio.drop(position)
        publish(clearSlot(state(), position))
      }),
    toggleSlot: (position) =>
      onActiveSlot(position, ({ isPlaying }) => {
        setSlot(position, { isPlaying: !isPlaying })
        if (isPlaying) player.leave(position)
        else player.enter(position)
      }),
    setSlotVolume(position, value) {
      const volume = toFaderPosition(value)
      if (volume !== undefined && position in state().slots) setSlot(position, { volume })
    },
    setMuted: (position, isMuted) => onActiveSlot(position, () => setSlot(position, { isMuted })),
    setSolo: (position, isSolo) => onActiveSlot(position, () => setSlot(position, { isSolo })),
    reset: () => replaceSlots(resetSlots(state())),
    save: () => saveBeat(state()),
    restore(saved) {
      replaceSlots(restoreBeat(state(), saved))
      audio.loadAll()
    },
    endAt: player.endAt,
    position: player.position,
    bols: player.bols,
    ...createBeatboxExport({ host, library, findLoop, state }),
    dispose() {
      setPlaying(false)
      player.dispose()
      audio.dispose()
    },
  }
}
