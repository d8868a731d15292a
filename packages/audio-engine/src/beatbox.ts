import { milliseconds } from '@dhvani/units'
import { createBeatPlayer } from './beat-player.ts'
import {
  assignLoop,
  changeSlot,
  clearSlot,
  parseTempo,
  resetSlots,
  restoreBeat,
  saveBeat,
  type BeatState,
} from './beat-state.ts'
import type { Beatbox, BeatboxOptions, BeatboxSnapshot } from './beatbox-types.ts'
import type { PlayerStage } from './engine-types.ts'
import { parseFader } from './fader-law.ts'
import { EMPTY_BEATBOX } from './initial-snapshots.ts'
import { createLoopAudioLibrary, type LoopAudio } from './loop-audio.ts'
import { createScope } from './scope.ts'
import { createStore } from './store.ts'

/** A sustained loop is rendered anew when the tempo has rested for this long. */
const TEMPO_RESTS = milliseconds(250)

const withCount = (state: BeatState): BeatboxSnapshot => ({
  ...state,
  activeCount: state.slots.filter((slot) => slot.isActive).length,
})

export const createBeatbox = ({
  host,
  fetch,
  findLoop,
  stretchModuleUrl,
  onPlayingChange,
  onFault,
}: BeatboxOptions & PlayerStage): Beatbox => {
  const scope = createScope()
  const store = createStore(EMPTY_BEATBOX)
  const library = createLoopAudioLibrary({
    fetch,
    decode: (bytes) => host.context().decodeAudioData(bytes),
    stretchModuleUrl,
  })
  const loaded = new Map<number, { readonly loopId: string; readonly audio: LoopAudio }>()
  let state: BeatState = EMPTY_BEATBOX
  let cancelRetake = () => undefined as void

  const audioOf = (position: number): LoopAudio | undefined => {
    const held = loaded.get(position)
    return held?.loopId === state.slots[position]?.loopId ? held?.audio : undefined
  }

  const player = createBeatPlayer({ state: () => state, audioOf })

  const publish = (next: BeatState) => {
    if (next === state) return
    state = next
    player.follow(next)
    store.set(withCount(next))
  }

  const prepare = async (position: number, loopId: string) => {
    const loop = findLoop(loopId)
    const isCurrent = () => state.slots[position]?.loopId === loopId
    try {
      if (loop === undefined) throw new Error(`There is no loop ${loopId}.`)
      const audio = await library.prepare(loop, state.tempo)
      if (!isCurrent()) return
      loaded.set(position, { loopId, audio })
      publish(changeSlot(state, position, { status: 'ready' }))
      player.enter(position)
    } catch (reason) {
      if (!isCurrent()) return
      publish(changeSlot(state, position, { status: 'failed' }))
      onFault({ id: loopId, name: loop?.name ?? loopId }, reason)
    }
  }

  /** Sustained loops at a new tempo: what plays them asks for its take again at every bar. */
  const retake = () => {
    for (const id of new Set(state.slots.map((slot) => slot.loopId))) {
      const loop = id === undefined ? undefined : findLoop(id)
      if (loop?.play.kind !== 'anchors') continue
      library.prepare(loop, state.tempo).catch((reason: unknown) => onFault(loop, reason))
    }
  }

  const setPlaying = (isPlaying: boolean) => {
    if (state.isPlaying === isPlaying) return
    if (isPlaying) player.start(host.wake())
    else player.stop()
    publish({ ...state, isPlaying })
    onPlayingChange(isPlaying)
  }

  const onSlot = (position: number, run: () => void) => {
    if (state.slots[position]?.isActive === true) run()
  }

  const empty = (next: BeatState) => {
    for (const position of state.slots.keys()) player.leave(position)
    loaded.clear()
    publish(next)
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    play: () => setPlaying(true),
    pause: () => setPlaying(false),
    setTempo(value) {
      const tempo = parseTempo(value)
      if (tempo === undefined || tempo === state.tempo) return
      publish({ ...state, tempo })
      cancelRetake()
      cancelRetake = scope.after(TEMPO_RESTS, retake)
    },
    setMasterVolume(volume) {
      const masterVolume = parseFader(volume)
      if (masterVolume !== undefined && masterVolume !== state.masterVolume) {
        publish({ ...state, masterVolume })
      }
    },
    async preload(loopId) {
      const loop = findLoop(loopId)
      if (loop !== undefined) await library.prepare(loop, state.tempo)
    },
    assign(position, loopId) {
      const slot = state.slots[position]
      if (slot === undefined) return
      if (slot.loopId === loopId && audioOf(position) !== undefined) {
        // The same loop again: whoever rests or is muted plays, and nothing begins anew.
        publish(changeSlot(state, position, { isPlaying: true, isMuted: false }))
        if (!slot.isPlaying) player.enter(position)
        return
      }
      publish(assignLoop(state, position, loopId))
      void prepare(position, loopId)
    },
    clear: (position) =>
      onSlot(position, () => {
        player.leave(position)
        loaded.delete(position)
        publish(clearSlot(state, position))
      }),
    toggleSlot: (position) =>
      onSlot(position, () => {
        const isPlaying = state.slots[position]?.isPlaying !== true
        publish(changeSlot(state, position, { isPlaying }))
        if (isPlaying) player.enter(position)
        else player.leave(position)
      }),
    setSlotVolume(position, value) {
      const volume = parseFader(value)
      if (volume === undefined || state.slots[position] === undefined) return
      publish(changeSlot(state, position, { volume }))
    },
    setMuted: (position, isMuted) =>
      onSlot(position, () => publish(changeSlot(state, position, { isMuted }))),
    setSolo: (position, isSolo) =>
      onSlot(position, () => publish(changeSlot(state, position, { isSolo }))),
    reset: () => empty(resetSlots(state)),
    save: () => saveBeat(state),
    restore(saved) {
      empty(restoreBeat(state, saved))
      for (const [position, { loopId }] of state.slots.entries()) {
        if (loopId !== undefined) void prepare(position, loopId)
      }
    },
    endAt: (beat) => player.endAt(beat),
    position: () => player.position(),
    bols: () => player.bols(),
    async exportWav(request) {
      const exported = request.beat === undefined ? state : restoreBeat(EMPTY_BEATBOX, request.beat)
      const takes = await Promise.all(
        exported.slots.map(async ({ loopId, status }) => {
          const loop = loopId === undefined ? undefined : findLoop(loopId)
          // What could not be had is silent live, and so it is here.
          if (loop === undefined || status === 'failed') return undefined
          return library.prepare(loop, exported.tempo)
        }),
      )
      const { sampleRate } = host.context()
      // Few people export: the code comes when somebody does.
      const { exportBeat } = await import('./export-beat.ts')
      return exportBeat({
        ...request,
        state: exported,
        sampleRate,
        audioOf: (position) => takes[position],
      })
    },
    async record() {
      const graph = host.wake()
      // Few people record: the code comes when somebody does.
      const { recordBeat } = await import('./record-beat.ts')
      return recordBeat(graph)
    },
    dispose() {
      setPlaying(false)
      player.dispose()
      scope.dispose()
      loaded.clear()
    },
  }
}
