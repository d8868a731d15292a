import { milliseconds, type Gain } from '@dhvani/units'
import { createMixGraph, type MixGraph } from './mix-graph.ts'
import { createScope } from './scope.ts'

/** A context that is asked to run has this long before it counts as blocked. */
const WAKE_PATIENCE = milliseconds(400)

/** Nothing has sounded for this long: the context sleeps, and the device with it. */
const REST_DELAY = milliseconds(600)

/** A context that says `running` but whose clock stands still for this long is dead. */
const FROZEN_AFTER = milliseconds(300)

export type LiveGraph = MixGraph<AudioContext>

export type AudioHost = {
  /** The desk, if a context exists already. */
  readonly current: () => LiveGraph | undefined
  /** The context, asleep if it was: for decoding. */
  readonly context: () => AudioContext
  /** Makes the context if there is none and asks it to run. */
  readonly wake: () => LiveGraph
  /**
   * @param isGesture  called inside a pointer or key event
   * @returns whether the context runs, at the latest after 0.4 s
   */
  readonly awake: (isGesture?: boolean) => Promise<boolean>
  /** Nobody needs sound now. */
  readonly rest: () => void
  readonly isRunning: () => boolean
  /** Whether something may be started: browsers complain of what starts before the first gesture. */
  readonly mayStart: () => boolean
  readonly state: () => AudioContextState | 'none'
  /** Asked to run and does not. */
  readonly isBlocked: () => boolean
  readonly isInterrupted: () => boolean
  /** Wakes what should run; replaces a context whose clock has died. */
  readonly recover: (isGesture?: boolean) => Promise<void>
  readonly setOutputDevice: (deviceId: string) => Promise<void>
  readonly dispose: () => void
}

export type AudioHostOptions = {
  readonly createContext: () => AudioContext
  /** Gain of the master when a graph is made. */
  readonly masterGain: () => Gain
  readonly onChange: () => void
  /** The old context is gone and everything in it; a new one is open. */
  readonly onReplaced: () => void
}

type ContextWithDevice = AudioContext & { setSinkId?: (deviceId: string) => Promise<void> }

/**
 * iOS treats the page as a player then: it plays with the screen locked and despite the silent
 * switch (WebKit bug 261554). Must be set before the context exists.
 */
const claimPlaybackSession = () => {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession !== undefined) audioSession.type = 'playback'
}

/** Owns the one audio context: its birth, its sleep, and what a browser does to it. */
export const createAudioHost = ({
  createContext,
  masterGain,
  onChange,
  onReplaced,
}: AudioHostOptions): AudioHost => {
  const scope = createScope()
  let live: LiveGraph | undefined
  let forgetLive = () => undefined as void
  let isWanted = false
  let hasRun = false
  let waking: { readonly outcome: Promise<boolean>; readonly settle: () => void } | undefined
  let deviceId = ''
  let cancelRest: (() => void) | undefined

  // Safari's own state, which the type of the standard does not know everywhere.
  const state = (): string => live?.context.state ?? 'none'
  const isRunning = () => state() === 'running'

  const applyDevice = async (context: ContextWithDevice) => {
    if (context.setSinkId === undefined) throw new Error('This browser has no choice of output.')
    await context.setSinkId(deviceId)
  }

  const mayStart = () =>
    hasRun ||
    (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive !== false

  const followState = () => {
    hasRun ||= isRunning()
    if (isRunning()) waking?.settle()
    // The system took the context away and gave it back asleep: what should play goes on.
    if (state() === 'suspended' && isWanted && waking === undefined) void awake()
    onChange()
  }

  const open = (): LiveGraph => {
    if (live !== undefined && state() !== 'closed') return live
    claimPlaybackSession()
    const context = createContext()
    live = createMixGraph(context, { master: masterGain() })
    hasRun ||= isRunning()
    forgetLive = scope.listen(context, 'statechange', followState)
    // A chosen device that is gone must not keep the sound from coming out of another one.
    if (deviceId !== '') applyDevice(context).catch(() => (deviceId = ''))
    return live
  }

  const beginWaking = () => {
    let resolve: (isRunning: boolean) => void
    const outcome = new Promise<boolean>((settled) => (resolve = settled))
    const settle = () => {
      if (waking?.settle !== settle) return
      waking = undefined
      cancelWait()
      resolve(isRunning())
      onChange()
    }
    const cancelWait = scope.after(WAKE_PATIENCE, settle)
    return { outcome, settle }
  }

  const awake = async (isGesture = false): Promise<boolean> => {
    isWanted = true
    cancelRest?.()
    const { context } = open()
    if (context.state === 'running') return true
    waking ??= beginWaking()
    const { outcome, settle } = waking
    // A refusal is not an error of ours: whoever asks hears `false`, and the state says blocked.
    if (isGesture || mayStart()) context.resume().then(settle, settle)
    return outcome
  }

  const replace = () => {
    forgetLive()
    const old = live
    live = undefined
    old?.dispose()
    if (old?.context.state !== 'closed') void old?.context.close()
    open()
    onReplaced()
  }

  const clockMoves = (context: AudioContext): Promise<boolean> => {
    const before = context.currentTime
    return new Promise((resolve) => {
      scope.after(FROZEN_AFTER, () => resolve(context.currentTime > before))
    })
  }

  return {
    current: () => live,
    context: () => open().context,
    wake() {
      const graph = open()
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
    mayStart: () => isRunning() || mayStart(),
    state: () => live?.context.state ?? 'none',
    isBlocked: () => isWanted && waking === undefined && live !== undefined && !isRunning(),
    isInterrupted: () => state() === 'interrupted',
    async recover(isGesture) {
      // Resuming an interrupted context is refused and can leave it running with a dead clock.
      if (live === undefined || !isWanted || state() === 'interrupted') return
      const { context } = live
      if (state() === 'closed') replace()
      else if (
        (await awake(isGesture)) &&
        live?.context === context &&
        !(await clockMoves(context))
      ) {
        if (isWanted && live?.context === context && isRunning()) replace()
      }
    },
    async setOutputDevice(id) {
      deviceId = id
      if (live !== undefined) await applyDevice(live.context)
    },
    dispose() {
      scope.dispose()
      live?.dispose()
      if (state() !== 'closed') void live?.context.close()
      live = undefined
    },
  }
}
