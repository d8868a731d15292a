import { milliseconds, seconds } from '@dhvani/units'
import type { LiveGraph } from './audio-host.ts'
import { createBeatDesk, type BeatDesk } from './beat-desk.ts'
import { createBeatLayer, type BeatLayer, type HeardEvent } from './beat-layer.ts'
import { isAudible, type BeatState } from './beat-state.ts'
import type { HeardBol } from './beatbox-types.ts'
import { clockOf } from './glide.ts'
import type { LoopAudio } from './loop-audio.ts'
import { nextBar, timeOf } from './pulse.ts'
import { createScope } from './scope.ts'
import { createTransport, type Transport } from './transport.ts'

const TICK = milliseconds(25)

/** Until a layer that was told to leave has surely faded. */
const AFTERGLOW = milliseconds(500)

/** Human timing puts the last stroke of an ending at most this many beats after its line. */
const LATE = 0.1

/** Bols older than this many beats sound no more. */
const BOL_LENGTH = 2

/** Plays the state's loops on the audio clock, from Play to Pause. */
export type BeatPlayer = {
  start(graph: LiveGraph): void
  stop(): void
  /** Faders, mutes and solos moved. */
  follow(state: BeatState): void
  /** A slot's loop begins at the next bar; one that plays there hands over at that bar. */
  enter(position: number): void
  /** A slot's loop stops now. */
  leave(position: number): void
  /** No stroke begins after this beat; without one, they go on. */
  endAt(beat: number | undefined): void
  position(): number
  bols(): readonly HeardBol[]
  dispose(): void
}

export type BeatPlayerOptions = {
  readonly state: () => BeatState
  readonly audioOf: (position: number) => LoopAudio | undefined
}

type Running = {
  readonly graph: LiveGraph
  readonly desk: BeatDesk
  readonly transport: Transport
  readonly layers: Map<number, BeatLayer>
  readonly stopTicking: () => void
}

export const createBeatPlayer = ({ state, audioOf }: BeatPlayerOptions): BeatPlayer => {
  const scope = createScope()
  const endings = new Set<() => void>()
  const heard: (HeardEvent & { readonly slot: number })[] = []
  let running: Running | undefined
  let lastBeat = Infinity

  /** Frees something once it has faded, or at once when everything ends. */
  const finish = (free: () => void, delay = 0) => {
    endings.add(free)
    scope.after(seconds(delay + AFTERGLOW), () => {
      endings.delete(free)
      free()
    })
  }

  const addLayer = (position: number, entersAt: number) => {
    const audio = audioOf(position)
    if (running === undefined || audio === undefined) return
    const { graph, desk, layers, transport } = running
    const layer = createBeatLayer({
      context: graph.context,
      audio,
      output: desk.slotInput(position),
      entersAt,
      onEvent: (event) => heard.push({ ...event, slot: position }),
    })
    layers.set(position, layer)
    // Its first stroke, a little before the line, may lie in what is queued already.
    layer.schedule(transport.pulse(), entersAt - 1, Math.min(transport.edge(), lastBeat))
  }

  const tick = () => {
    if (running === undefined) return
    const { graph, transport, layers } = running
    transport.setTempo(state().tempo)
    const isHidden = document.visibilityState === 'hidden'
    const stretch = transport.advance(graph.context.currentTime, isHidden)
    if (stretch === undefined) return
    const to = Math.min(stretch.to, lastBeat)
    for (const layer of layers.values()) layer.schedule(transport.pulse(), stretch.from, to)
    while ((heard[0]?.beat ?? Infinity) < stretch.from - 4 * BOL_LENGTH) heard.shift()
  }

  const heardNow = () => {
    if (running === undefined) return undefined
    const { context } = running.graph
    const time = context.currentTime - (context.outputLatency || context.baseLatency || 0)
    return { time, beat: running.transport.beatHeardAt(time) }
  }

  const stop = () => {
    if (running === undefined) return
    const { desk, layers, graph, stopTicking } = running
    running = undefined
    lastBeat = Infinity
    heard.length = 0
    stopTicking()
    const now = clockOf(graph.context)
    for (const layer of layers.values()) layer.leaveNow(now)
    finish(() => {
      for (const layer of layers.values()) layer.dispose()
      desk.dispose()
    })
  }

  scope.listen(document, 'visibilitychange', tick)

  return {
    start(graph) {
      running = {
        graph,
        desk: createBeatDesk(graph.context, { state: state(), output: graph.sideInput }),
        transport: createTransport(clockOf(graph.context), state().tempo),
        layers: new Map(),
        stopTicking: scope.every(TICK, tick),
      }
      for (const [position, slot] of state().slots.entries()) {
        if (slot.isPlaying) addLayer(position, 0)
      }
      tick()
    },
    stop,
    follow: (next) => running?.desk.follow(next),
    enter(position) {
      if (running === undefined) return
      const { layers, transport, graph } = running
      const bar = nextBar(transport.edge())
      const old = layers.get(position)
      if (old !== undefined) {
        const time = timeOf(transport.pulse(), bar)
        layers.delete(position)
        old.schedule(transport.pulse(), transport.edge(), bar)
        old.leaveAt(bar, time)
        finish(() => old.dispose(), time - graph.context.currentTime)
      }
      if (state().slots[position]?.isPlaying === true) addLayer(position, bar)
    },
    leave(position) {
      const layer = running?.layers.get(position)
      if (running === undefined || layer === undefined) return
      running.layers.delete(position)
      layer.leaveNow(clockOf(running.graph.context))
      finish(() => layer.dispose())
    },
    endAt: (beat = Infinity) => (lastBeat = beat + LATE),
    position: () => heardNow()?.beat ?? 0,
    bols() {
      const now = heardNow()
      const latest = new Map<number, HeardBol>()
      for (const { slot, bol, beat, time } of now === undefined ? [] : heard) {
        const isNow = now !== undefined && time <= now.time && beat > now.beat - BOL_LENGTH
        if (isNow && isAudible(state(), slot)) latest.set(slot, { slot, bol, beat })
      }
      return [...latest.values()]
    },
    dispose() {
      stop()
      scope.dispose()
      for (const free of endings) free()
      endings.clear()
    },
  }
}
