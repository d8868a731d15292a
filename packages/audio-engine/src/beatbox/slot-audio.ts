import { milliseconds } from '@dhvani/units'
import type { BeatState } from './beat-state.ts'
import type { BeatboxOptions } from './beatbox-types.ts'
import type { SidePlayerContext } from '../mixer/side-players.ts'
import type { LoopAudio, LoopAudioLibrary } from '../loading/loop-audio.ts'
import { createScope } from '../context/scope.ts'

/** A sustained loop is rendered anew once the tempo has stayed the same for this long. */
const TEMPO_SETTLES = milliseconds(250)

/** The loaded audio of every slot. */
export type SlotAudio = {
  /** The audio of the loop that the slot holds now, if it is loaded. */
  find(position: number): LoopAudio | undefined
  /** Loads a slot's loop and reports `ready` or `failed`, unless the slot has changed meanwhile. */
  load(position: number, loopId: string): Promise<void>
  /** Loads the loops of all slots. */
  loadAll(): void
  /** The tempo has changed: loads sustained loops for the new one, once it settles. */
  followTempo(): void
  drop(position: number): void
  dropAll(): void
  dispose(): void
}

export const createSlotAudio = ({
  state,
  library,
  findLoop,
  onStatus,
  onFault,
}: Pick<BeatboxOptions, 'findLoop'> &
  Pick<SidePlayerContext, 'onFault'> & {
    readonly state: () => BeatState
    readonly library: LoopAudioLibrary
    readonly onStatus: (position: number, status: 'ready' | 'failed') => void
  }): SlotAudio => {
  const scope = createScope()
  const loaded = new Map<number, { readonly loopId: string; readonly audio: LoopAudio }>()
  let cancelReload: (() => void) | undefined

  const reloadSustained = () => {
    for (const id of new Set(state().slots.map((slot) => slot.loopId))) {
      const loop = id === undefined ? undefined : findLoop(id)
      if (loop?.play.kind !== 'anchors') continue
      library.prepare(loop, state().tempo).catch((reason: unknown) => onFault(loop, reason))
    }
  }

  const load = async (position: number, loopId: string) => {
    const loop = findLoop(loopId)
    const tuning = library.tuning()
    const isCurrent = () =>
      state().slots[position]?.loopId === loopId && library.tuning() === tuning
    try {
      if (loop === undefined) throw new Error(`There is no loop ${loopId}.`)
      const audio = await library.prepare(loop, state().tempo)
      if (!isCurrent()) return
      loaded.set(position, { loopId, audio })
      onStatus(position, 'ready')
    } catch (reason) {
      if (!isCurrent()) return
      onStatus(position, 'failed')
      onFault({ id: loopId, name: loop?.name ?? loopId }, reason)
    }
  }

  return {
    find(position) {
      const held = loaded.get(position)
      return held?.loopId === state().slots[position]?.loopId ? held?.audio : undefined
    },
    load,
    loadAll() {
      for (const [position, { loopId }] of state().slots.entries()) {
        if (loopId !== undefined) void load(position, loopId)
      }
    },
    followTempo() {
      cancelReload?.()
      cancelReload = scope.after(TEMPO_SETTLES, reloadSustained)
    },
    drop: (position) => void loaded.delete(position),
    dropAll: () => loaded.clear(),
    dispose() {
      scope.dispose()
      loaded.clear()
    },
  }
}
