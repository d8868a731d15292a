import { milliseconds, type Gain } from '@dhvani/units'
import { createMixGraph, type MixGraph } from './mix-graph.ts'
import { createScope } from './scope.ts'

/** A context that is asked to run has this long before it counts as blocked. */
const WAKE_PATIENCE = milliseconds(400)

/** Nothing has sounded for this long: the context sleeps, and the device with it. */
const REST_DELAY = milliseconds(600)

export type AudioHost = {
  /** The desk, if a context exists already. */
  readonly current: () => MixGraph | undefined
  /** Makes the context if there is none and asks it to run. */
  readonly wake: () => MixGraph
  /** @returns whether the context runs, at the latest after {@link WAKE_PATIENCE} */
  readonly awake: () => Promise<boolean>
  /** Nobody needs sound now. */
  readonly rest: () => void
  readonly isRunning: () => boolean
  readonly state: () => AudioContextState | 'none'
  /** Asked to run and does not. */
  readonly isBlocked: () => boolean
  readonly dispose: () => void
}

export type AudioHostOptions = {
  readonly createContext: () => AudioContext
  /** Gain of the master when a graph is made. */
  readonly masterGain: () => Gain
  readonly onChange: () => void
}

/** Owns the one audio context: its birth, its sleep, and what a browser does to it. */
export const createAudioHost = ({
  createContext,
  masterGain,
  onChange,
}: AudioHostOptions): AudioHost => {
  const scope = createScope()
  let live: { context: AudioContext; graph: MixGraph } | undefined
  let isWanted = false
  let isPatient = false
  let cancelRest: (() => void) | undefined

  const isRunning = () => live?.context.state === 'running'

  const open = () => {
    if (live !== undefined) return live
    const context = createContext()
    live = { context, graph: createMixGraph(context, { master: masterGain() }) }
    scope.listen(context, 'statechange', onChange)
    return live
  }

  const awake = async (): Promise<boolean> => {
    isWanted = true
    cancelRest?.()
    const { context } = open()
    if (context.state === 'running') return true
    isPatient = true
    return new Promise<boolean>((resolve) => {
      const settle = () => {
        isPatient = false
        cancelWait()
        resolve(context.state === 'running')
        onChange()
      }
      const cancelWait = scope.after(WAKE_PATIENCE, settle)
      // A refusal is not an error of ours: whoever asks hears `false`, and the state says blocked.
      context.resume().then(settle, settle)
    })
  }

  return {
    current: () => live?.graph,
    wake() {
      const { graph } = open()
      void awake()
      return graph
    },
    awake,
    rest() {
      if (!isWanted) return
      isWanted = false
      cancelRest?.()
      cancelRest = scope.after(REST_DELAY, () => {
        if (isRunning()) void live?.context.suspend()
      })
    },
    isRunning,
    state: () => live?.context.state ?? 'none',
    isBlocked: () => isWanted && !isPatient && live !== undefined && !isRunning(),
    dispose() {
      scope.dispose()
      live?.graph.dispose()
      void live?.context.close()
      live = undefined
    },
  }
}
