import { milliseconds, type Gain } from '@dhvani/units'
import { createListeners } from '../listeners.ts'
import { createMixGraph, type MixGraph } from './mix-graph.ts'
import { createResumeAttempts } from './resume-attempt.ts'
import { createScope, type Scope } from './scope.ts'

/** A context that was asked to run counts as blocked after this long without an answer. */
const RESUME_PATIENCE = milliseconds(400)

/** After a gesture the browser lets audio play, but an output device may take this long to start. */
const DEVICE_PATIENCE = milliseconds(2500)

/** The context is suspended, and the output device with it, after this long without use. */
const SUSPEND_DELAY = milliseconds(600)

/** A context that says `running` but whose clock stands still for this long is dead. */
const FROZEN_AFTER = milliseconds(300)

export type LiveGraph = MixGraph<AudioContext>

export type AudioHost = {
  /** Called after every change of the context's state. @returns ends the subscription */
  readonly subscribe: (onChange: () => void) => () => void
  /** Called when a new context has taken the place of a dead one. @returns ends the subscription */
  readonly onReplaced: (listener: () => void) => () => void
  /** The mix graph, if a context exists already. */
  readonly findGraph: () => LiveGraph | undefined
  /** The context; created suspended if there was none, which is enough for decoding. */
  readonly context: () => AudioContext
  /** Creates the context if there is none, asks it to run and gives its graph at once. */
  readonly resumeGraph: () => LiveGraph
  /**
   * Creates the context if there is none and asks it to run.
   *
   * @param isGesture  the caller runs inside a pointer or key event
   * @returns whether the context runs, at the latest after 0.4 s; after a gesture, after 2.5 s
   */
  readonly resume: (isGesture?: boolean) => Promise<boolean>
  /** Suspends the context after 0.6 s, unless it is asked to run before. */
  readonly suspendSoon: () => void
  /** Gain of the master, in this context and in those that follow it. */
  readonly setMasterGain: (value: Gain) => void
  readonly isRunning: () => boolean
  /** Whether a sound may be started: browsers warn when one starts before the first gesture. */
  readonly canStart: () => boolean
  readonly state: () => AudioContextState | 'none'
  /** Whether the context was asked to run and does not. */
  readonly isBlocked: () => boolean
  readonly isInterrupted: () => boolean
  /** Resumes a context that should run; replaces one whose clock has died. */
  readonly recover: (isGesture?: boolean) => Promise<void>
  readonly dispose: () => void
}

export type AudioHostOptions = {
  readonly createContext: () => AudioContext
  /** Gain of the master until `setMasterGain` is called. */
  readonly masterGain: Gain
}

/** `undefined` in browsers that do not tell. */
const hasBeenActive = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive

const hasBeenTouched = () => hasBeenActive() !== false

const isClockMoving = (context: AudioContext, scope: Scope): Promise<boolean> => {
  const before = context.currentTime
  return new Promise((resolve) => {
    scope.after(FROZEN_AFTER, () => resolve(context.currentTime > before))
  })
}

/** Owns the one audio context: creates, suspends, resumes and replaces it. */
export const createAudioHost = ({ createContext, ...options }: AudioHostOptions): AudioHost => {
  const scope = createScope()
  const changes = createListeners()
  const replacements = createListeners()
  let { masterGain } = options
  let live: LiveGraph | undefined
  let forgetLive = () => undefined as void
  let isWanted = false
  let hasRun = false
  let cancelSuspend: (() => void) | undefined

  // A string, because Safari's `interrupted` is missing from some versions of the DOM's types.
  const state = (): string => live?.context.state ?? 'none'
  const isRunning = () => state() === 'running'
  const attempts = createResumeAttempts({
    scope,
    isRunning,
    onSettled: changes.notify,
  })

  const followState = () => {
    hasRun ||= isRunning()
    if (isRunning()) attempts.findPending()?.settle()
    // The system interrupted the context and returned it suspended. If sounds are set to play, it is
    // resumed.
    if (state() === 'suspended' && isWanted && attempts.findPending() === undefined) void resume()
    changes.notify()
  }

  const open = (): LiveGraph => {
    if (live !== undefined && state() !== 'closed') return live
    const context = createContext()
    live = createMixGraph(context, { master: masterGain })
    hasRun ||= isRunning()
    forgetLive = scope.listen(context, 'statechange', followState)
    return live
  }

  async function resume(isGesture = false): Promise<boolean> {
    isWanted = true
    cancelSuspend?.()
    const { context } = open()
    if (context.state === 'running') return true
    const { outcome, settle } = attempts.begin(
      isGesture || hasBeenActive() === true ? DEVICE_PATIENCE : RESUME_PATIENCE,
    )
    // A refusal is not an error: the caller gets `false`, and the status says blocked.
    if (isGesture || hasRun || hasBeenTouched()) context.resume().then(settle, settle)
    return outcome
  }

  const close = () => {
    forgetLive()
    live?.dispose()
    if (state() !== 'closed') void live?.context.close()
    live = undefined
  }

  return {
    subscribe: changes.add,
    onReplaced: replacements.add,
    findGraph: () => live,
    context: () => open().context,
    resumeGraph() {
      const graph = open()
      void resume()
      return graph
    },
    resume,
    suspendSoon() {
      if (!isWanted) return
      isWanted = false
      cancelSuspend?.()
      cancelSuspend = scope.after(SUSPEND_DELAY, () => {
        if (isRunning()) void live?.context.suspend()
      })
    },
    setMasterGain(value) {
      masterGain = value
      live?.setMasterGain(value)
    },
    isRunning,
    canStart: () => isRunning() || hasRun || hasBeenTouched(),
    state: () => live?.context.state ?? 'none',
    isBlocked: () =>
      isWanted && attempts.findPending() === undefined && live !== undefined && !isRunning(),
    isInterrupted: () => state() === 'interrupted',
    async recover(isGesture) {
      // Resuming an interrupted context is refused and can leave it running with a dead clock.
      if (live === undefined || !isWanted || state() === 'interrupted') return
      const { context } = live
      const isStillLive = () => isWanted && live?.context === context && isRunning()
      if (state() !== 'closed') {
        if (!(await resume(isGesture)) || live?.context !== context) return
        if ((await isClockMoving(context, scope)) || !isStillLive()) return
      }
      close()
      open()
      replacements.notify()
    },
    dispose() {
      scope.dispose()
      close()
    },
  }
}
