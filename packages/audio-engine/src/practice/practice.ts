import { gain, milliseconds, seconds, type Gain, type Seconds } from '@dhvani/units'
import type { LiveGraph } from '../context/audio-host.ts'
import { atAudioTime } from '../context/audio-clock.ts'
import { clockOf } from '../context/glide.ts'
import type { SidePlayer, SidePlayerContext } from '../mixer/side-players.ts'
import { createStore } from '../store.ts'
import { createPracticeBus, type PracticeBus, type PracticePart } from './practice-bus.ts'
import { createStrikeQueue, type Strike, type StrikeQueue } from './strike-queue.ts'

/** What a part will play. */
export type PracticePlan = {
  /** Strikes that begin before `until` and were not given yet, in order. */
  next(until: Seconds): readonly Strike[]
}

export type PracticeSnapshot = {
  readonly isPlaying: boolean
  readonly tanpura: boolean
  readonly tabla: boolean
}

/** Plays the instruments of the practice room on the engine's own context. The mix pauses while one plays. */
export type Practice = Omit<SidePlayer, 'getSnapshot'> & {
  subscribe(onChange: () => void): () => void
  getSnapshot(): PracticeSnapshot
  /** The context, created if there is none, for buffers. */
  context(): AudioContext
  /** Starts a part; the plan is asked from `at` on. Called with a part that plays, it changes nothing. */
  start(part: PracticePart, plan: (at: Seconds) => PracticePlan): void
  stop(part: PracticePart): void
  /** Asks a part's plan anew for all that is not heard yet. */
  replan(part: PracticePart, plan: (at: Seconds) => PracticePlan): void
  setVolume(part: PracticePart, value: Gain): void
  setRoom(value: Gain): void
  setWarmth(decibels: number): void
  setRoomResponse(response: AudioBuffer): void
  /** Context time that leaves the speakers now. */
  heardAt(): Seconds
  /** How many sources wait or sound; for tests and the bench. */
  sounding(): number
}

/** From a press to the first stroke: the audio thread may compute 52 ms meanwhile. */
const LEAD = milliseconds(95)

/** What begins later than this can still be taken back. */
const SAFE = milliseconds(30)

/**
 * How far ahead strokes are queued, and how often. The pulse comes from the audio clock, which no hidden page slows
 * down; three seconds outlast any pause that a browser's own work makes.
 */
const HORIZON = seconds(3)
const PULSE = seconds(0.5)

/** After Stop the bus is kept until the last sound has died away. */
const FADE = seconds(0.6)

/** In Firefox 153 to ask for this latency can lock the page (see `beat-player.ts`). */
const latencyOf = (context: AudioContext): number =>
  /Firefox/.test(navigator.userAgent) ? 0 : context.outputLatency || 0

type Running = {
  readonly graph: LiveGraph
  readonly bus: PracticeBus
  readonly queues: Readonly<Record<PracticePart, StrikeQueue>>
  readonly plans: Partial<Record<PracticePart, PracticePlan>>
}

const PARTS = ['tanpura', 'tabla'] as const satisfies readonly PracticePart[]

/** @param onPaused called when the engine has paused both parts, also where neither played yet: for the lock screen, another tab, the sleep timer or a new context */
export const createPractice = (
  { host, onPlayingChange }: SidePlayerContext,
  onPaused: () => void,
): Practice => {
  const store = createStore<PracticeSnapshot>({ isPlaying: false, tanpura: false, tabla: false })
  const levels = { tanpura: gain(0), tabla: gain(0), room: gain(0), warmth: 0 }
  let response: AudioBuffer | undefined
  let running: Running | undefined
  let cancelPulse: (() => void) | undefined

  const queueAhead = () => {
    if (!running) return
    const now = clockOf(running.graph.context)
    for (const part of PARTS)
      for (const strike of running.plans[part]?.next(seconds(now + HORIZON)) ?? [])
        // After a sleep of the machine, what is past is left out: nothing is played in a heap.
        if (strike.at >= now) running.queues[part].add(strike)
  }

  const pulse = () => {
    if (!running) return
    const { context } = running.graph
    queueAhead()
    cancelPulse = atAudioTime(context, seconds(context.currentTime + PULSE), pulse)
  }

  const open = (): Running => {
    const graph = host.resumeGraph()
    const bus = createPracticeBus(graph.context, graph.sideInput)
    for (const part of PARTS) bus.setVolume(part, levels[part])
    bus.setRoom(levels.room)
    bus.setWarmth(levels.warmth)
    if (response) bus.setRoomResponse(response)
    const queues = {
      tanpura: createStrikeQueue(graph.context, bus.inputs.tanpura),
      tabla: createStrikeQueue(graph.context, bus.inputs.tabla),
    }
    return { graph, bus, queues, plans: {} }
  }

  const close = () => {
    cancelPulse?.()
    cancelPulse = undefined
    const ended = running
    running = undefined
    if (ended)
      atAudioTime(ended.graph.context, seconds(ended.graph.context.currentTime + FADE), () =>
        ended.bus.dispose(),
      )
  }

  const publish = () => {
    const before = store.getSnapshot().isPlaying
    const [tanpura, tabla] = PARTS.map((part) => running?.plans[part] !== undefined)
    const next = { tanpura: tanpura!, tabla: tabla!, isPlaying: tanpura! || tabla! }
    store.set(next)
    if (next.isPlaying !== before) onPlayingChange(next.isPlaying)
  }

  const stop = (part: PracticePart) => {
    if (!running?.plans[part]) return
    delete running.plans[part]
    running.queues[part].silence(clockOf(running.graph.context))
    if (PARTS.every((one) => running?.plans[one] === undefined)) close()
    publish()
  }

  const silence = () => {
    for (const part of PARTS) stop(part)
  }
  const pause = () => {
    silence()
    onPaused()
  }

  const forgetReplaced = host.onReplaced(pause)

  return {
    subscribe: store.subscribe,
    getSnapshot: store.getSnapshot,
    context: host.context,
    start(part, plan) {
      if (running?.plans[part]) return
      const isFirst = running === undefined
      running ??= open()
      running.plans[part] = plan(seconds(clockOf(running.graph.context) + LEAD))
      publish()
      if (isFirst) pulse()
      else queueAhead()
    },
    stop,
    replan(part, plan) {
      if (!running?.plans[part]) return
      const from = seconds(clockOf(running.graph.context) + SAFE)
      running.queues[part].takeBack(from)
      running.plans[part] = plan(from)
      queueAhead()
    },
    setVolume(part, value) {
      levels[part] = value
      running?.bus.setVolume(part, value)
    },
    setRoom(value) {
      levels.room = value
      running?.bus.setRoom(value)
    },
    setWarmth(decibels) {
      levels.warmth = decibels
      running?.bus.setWarmth(decibels)
    },
    setRoomResponse(next) {
      response = next
      running?.bus.setRoomResponse(next)
    },
    heardAt() {
      const context = running?.graph.context
      return context ? seconds(context.currentTime - latencyOf(context)) : seconds(0)
    },
    sounding: () =>
      running === undefined ? 0 : running.queues.tanpura.size() + running.queues.tabla.size(),
    pause,
    dispose() {
      silence()
      forgetReplaced()
    },
  }
}
