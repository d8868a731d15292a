import { beatsPerMinute, gain, hertz, seconds, type Seconds } from '@dhvani/units'
import { createPracticeBus, createStrikeQueue, type Strike } from '@dhvani/audio-engine/practice'
import { dayanFrequency, taalOf } from '@dhvani/riyaz'
import { renderer, type Renderer } from '../ask-renderer.ts'
import { renderKit } from '../render-kit.ts'
import { TRACK_RATE } from '../riyaz-address.ts'
import { roomGain, warmthOf } from '../room-levels.ts'
import { saOf } from '../sa-of.ts'
import { toBuffer, wireOf, type Pluck, type PluckedString } from '../pluck-pool.ts'
import { planTanpuraCycle, stringsPlayed } from '../tanpura-plan.ts'
import { ringOf, stringsOf } from '../tanpura-strings.ts'
import { planTheka } from '../theka-plan.ts'
import { secondsOf, SEED, timelineOf, type PartTrack } from './track-source.ts'

/** After its ring, what the room still answers. Seconds. */
const ROOM = 2

/** The loop begins so much before its first stroke, in what rings: an attack is no place for a seam. Seconds. */
const EARLY = 0.1

/** Plucks of each string. Two sound at once: six pairs, and the hand differs on top. */
const TAKES = 4

/** Which of the endless cycles of a tanpura. The loop of a track is the first one, and for everybody the same. */
export type DroneCycle = {
  /** From 0. Cycles that follow each other share all takes of a string but one. */
  readonly number: number
  readonly seed: number
}

const FIRST_CYCLE: DroneCycle = { number: 0, seed: SEED }

/** Plucks of the last cycle, by string and take. What a cycle does not need leaves it. */
export type KeptPlucks = Map<string, Promise<Pluck>>

type Rendering = {
  readonly track: PartTrack
  readonly renderer: Renderer
  readonly context: BaseAudioContext
  readonly cycle: DroneCycle
  readonly kept: KeptPlucks
}

const drone = async (rendering: Rendering): Promise<Strike[]> => {
  const { track, renderer: from, context, cycle, kept } = rendering
  const { settings } = track
  const { jawari, round, tanpuras: instruments } = settings
  const strings = stringsOf(settings)
  const { number, seed } = cycle
  const duration = ringOf(settings)
  const pluck = async (string: PluckedString, take: number): Promise<Pluck> => {
    const { frequency, thickness } = string
    const need = { frequency, thickness, jawari, take, seed, duration, sampleRate: TRACK_RATE }
    const rendered = await from.ask({ kind: 'pluck', ...need })
    return { buffer: toBuffer(context, rendered), rate: rendered.rate, take }
  }
  const needed = new Set<string>()
  const plucks = new Map<string, Pluck[]>()
  for (const string of stringsPlayed({ strings, instruments })) {
    const wire = wireOf(string)
    if (plucks.has(wire)) continue
    const takes = Array.from({ length: TAKES }, (_, index) => {
      const take = number + index + 1
      const key = `${wire} ${seed} ${take}`
      const known = kept.get(key) ?? pluck(string, take)
      kept.set(key, known)
      needed.add(key)
      known.catch(() => kept.delete(key))
      return known
    })
    plucks.set(wire, await Promise.all(takes))
  }
  for (const key of kept.keys()) if (!needed.has(key)) kept.delete(key)
  const plucksOf = (string: PluckedString) => plucks.get(wireOf(string)) ?? []
  return planTanpuraCycle(
    { strings, round, instruments, seed: seed + number, plucksOf },
    secondsOf(track),
  )
}

const theka = async ({ track, renderer: from, context }: Rendering): Promise<readonly Strike[]> => {
  const { settings } = track
  const { tempo, isFilled, hasLead } = settings
  const arrangement = {
    taal: taalOf(settings),
    tempo: beatsPerMinute(tempo),
    isFilled,
    hasLead,
    seed: SEED,
  }
  const kit = await renderKit(from, context, dayanFrequency(saOf(settings)))
  const plan = planTheka({
    hasTheka: true,
    arrangement,
    timeline: timelineOf(settings),
    kit,
    sampleRate: hertz(TRACK_RATE),
    from: 0,
    countIn: 0,
  })
  return plan.next(seconds((track.length - 1) / TRACK_RATE))
}

/**
 * Plays a cycle in its room, after the end of the one before: what rings over the end is heard at the beginning.
 *
 * @param cycle of a tanpura
 * @param kept plucks of the cycle before, for that of a tanpura
 * @returns both channels of one cycle
 */
export const renderTrack = async (
  track: PartTrack,
  from: Renderer = renderer,
  cycle: DroneCycle = FIRST_CYCLE,
  kept: KeptPlucks = new Map(),
): Promise<readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>]> => {
  const { part, settings, length } = track
  const before = Math.min(length, Math.round((ringOf(settings) + ROOM) * TRACK_RATE))
  const context = new OfflineAudioContext(2, before + length, TRACK_RATE)
  const bus = createPracticeBus(context, context.destination)
  bus.setVolume(part, gain(1))
  bus.setRoom(roomGain(settings))
  bus.setWarmth(warmthOf(settings))
  bus.setRoomResponse(toBuffer(context, await from.ask({ kind: 'room', sampleRate: TRACK_RATE })))
  const rendering = { track, renderer: from, context, cycle, kept }
  const strikes = await (part === 'tanpura' ? drone(rendering) : theka(rendering))
  const queue = createStrikeQueue(context, bus.inputs[part])
  const [lead, whole] = [before / TRACK_RATE, secondsOf(track)]
  const shifted = (strike: Strike, by: number): Strike => ({
    ...strike,
    at: seconds(strike.at + by),
  })
  const isHeardBefore = ({ at }: { readonly at: Seconds }) => at >= whole - lead
  for (const strike of strikes.filter(isHeardBefore)) queue.add(shifted(strike, lead - whole))
  for (const strike of strikes) queue.add(shifted(strike, lead))
  const rendered = await context.startRendering()
  const start = before - Math.round(EARLY * TRACK_RATE)
  const cut = (channel: number) => rendered.getChannelData(channel).slice(start, start + length)
  return [cut(0), cut(1)]
}
