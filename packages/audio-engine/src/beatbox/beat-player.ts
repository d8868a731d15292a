import { milliseconds, seconds } from '@dhvani/units'
import type { LiveGraph } from '../context/audio-host.ts'
import { createBeatDesk, type BeatDesk } from './beat-desk.ts'
import { createBeatLayer, type BeatLayer } from './beat-layer.ts'
import { isAudible, type BeatState } from './beat-state.ts'
import type { HeardBol } from './beatbox-types.ts'
import { createBolLog } from './bol-log.ts'
import { clockOf } from '../context/glide.ts'
import type { LoopAudio } from '../loading/loop-audio.ts'
import { BEATS_PER_BAR, nextBar, timeOf } from './pulse.ts'
import { createScope } from '../context/scope.ts'
import { createTransport, type Transport } from './transport.ts'

/** How often the next stretch of beats is queued. */
const TICK = milliseconds(25)

/** A layer that leaves is disposed of after this time: its fade-out is over. */
const DISPOSE_DELAY = milliseconds(500)

/** Human timing puts the last stroke of an ending at most this many beats after its line. */
const LATEST_STROKE = 0.1

/**
 * In Firefox 153 a page that asks for the latency of the output locks its own audio graph, and asks another
 * process. Where PulseAudio is just asking that graph for samples, both wait for ever, and the page stands still.
 */
const latencyOf = ({ context }: LiveGraph): number =>
  /Firefox/.test(navigator.userAgent) ? 0 : context.outputLatency || 0

/** Plays the loops of the state on the audio clock, from Play to Pause. */
export type BeatPlayer = {
  start(graph: LiveGraph): void
  stop(): void
  /** Applies faders, mutes and solos. */
  follow(state: BeatState): void
  /** Starts a slot's loop at the next bar; the loop that plays on the slot ends there. */
  enter(position: number): void
  /** Stops a slot's loop now. */
  leave(position: number): void
  /** Plays no stroke after this beat; `undefined` takes that back. */
  endAt(beat: number | undefined): void
  /** Beats since Play, as heard now; 0 while nothing plays. */
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
  const bols = createBolLog()
  let running: Running | undefined
  let lastBeat = Infinity

  /** Calls `free` after a fade-out, or at once when the player is disposed of. */
  const finish = (free: () => void, delay = 0) => {
    const freeNow = scope.add(free)
    scope.after(seconds(delay + DISPOSE_DELAY), freeNow)
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
      onEvent: (event) => bols.add(position, event),
    })
    layers.set(position, layer)
    // The first stroke comes a little before its line, which the other layers have queued already.
    layer.schedule(transport.pulse(), entersAt - 1, Math.min(transport.edge(), lastBeat))
  }

  const tick = () => {
    if (running === undefined) return
    const { graph, transport, layers } = running
    transport.setTempo(state().tempo)
    const isHidden = document.visibilityState === 'hidden'
    // No loop can enter any more: the next bar line is the end.
    const isLastBar = transport.edge() > lastBeat - BEATS_PER_BAR
    const now = graph.context.currentTime
    const stretch = transport.advance(now, isHidden || isLastBar, lastBeat)
    if (stretch === undefined) return
    const to = Math.min(stretch.to, lastBeat)
    for (const layer of layers.values()) layer.schedule(transport.pulse(), stretch.from, to)
    bols.forgetBefore(stretch.from)
  }

  const heardNow = () => {
    if (running === undefined) return undefined
    const { graph, transport } = running
    const time = graph.context.currentTime - latencyOf(graph)
    return { time, beat: transport.beatHeardAt(time) }
  }

  const stop = () => {
    if (running === undefined) return
    const { desk, layers, graph, stopTicking } = running
    running = undefined
    lastBeat = Infinity
    bols.clear()
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
        old.schedule(transport.pulse(), transport.edge(), Math.min(bar, lastBeat))
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
    endAt: (beat = Infinity) => (lastBeat = beat + LATEST_STROKE),
    position: () => heardNow()?.beat ?? 0,
    bols() {
      const now = heardNow()
      const sounding = now === undefined ? [] : bols.soundingAt(now)
      return sounding.filter(({ slot }) => isAudible(state(), slot))
    },
    dispose() {
      stop()
      scope.dispose()
    },
  }
}
