import { beatsPerMinute, gain, hertz, seconds, type Seconds } from '@dhvani/units'
import { createPracticeBus, createStrikeQueue, type Strike } from '@dhvani/audio-engine/practice'
import { encodeWav } from '@dhvani/audio-engine/wav'
import { dayanFrequency, taalOf } from '@dhvani/riyaz'
import { renderer, type Renderer } from '../ask-renderer.ts'
import { renderKit } from '../render-kit.ts'
import { TRACK_RATE } from '../riyaz-address.ts'
import { roomGain, warmthOf } from '../room-levels.ts'
import { saOf } from '../sa-of.ts'
import { toBuffer, type Pluck } from '../pluck-pool.ts'
import { planTanpuraCycle } from '../tanpura-plan.ts'
import { ringOf, stringsOf } from '../tanpura-strings.ts'
import { planTheka } from '../theka-plan.ts'
import { readTrackCode, secondsOf, SEED, timelineOf, type PartTrack } from './track-source.ts'

/** After its ring, what the room still answers. Seconds. */
const ROOM = 2

/** The loop begins so much before its first stroke, in what rings: an attack is no place for a seam. Seconds. */
const EARLY = 0.1

/** Plucks of each string. Two sound at once: six pairs, and the hand differs on top. */
const TAKES = 4

type Rendering = {
  readonly track: PartTrack
  readonly renderer: Renderer
  readonly context: BaseAudioContext
}

const drone = async ({ track, renderer: from, context }: Rendering): Promise<Strike[]> => {
  const { settings } = track
  const { jawari, round, tanpuras: instruments } = settings
  const strings = stringsOf(settings)
  const plucks = new Map<number, Pluck[]>()
  for (const string of strings) {
    if (!string || plucks.has(string.frequency)) continue
    const { frequency, thickness } = string
    const takes = Array.from({ length: TAKES }, async (_, index) => {
      const take = index + 1
      const need = { frequency, thickness, jawari, take, seed: SEED, duration: ringOf(settings) }
      const rendered = await from.ask({ kind: 'pluck', ...need, sampleRate: TRACK_RATE })
      return { buffer: toBuffer(context, rendered), rate: rendered.rate, take }
    })
    plucks.set(frequency, await Promise.all(takes))
  }
  const plucksOf = (frequency: number) => plucks.get(frequency) ?? []
  return planTanpuraCycle({ strings, round, instruments, seed: SEED, plucksOf }, secondsOf(track))
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
 * @returns both channels of one cycle
 */
export const renderTrack = async (
  track: PartTrack,
  from: Renderer = renderer,
): Promise<readonly [Float32Array, Float32Array]> => {
  const { part, settings, length } = track
  const before = Math.min(length, Math.round((ringOf(settings) + ROOM) * TRACK_RATE))
  const context = new OfflineAudioContext(2, before + length, TRACK_RATE)
  const bus = createPracticeBus(context, context.destination)
  bus.setVolume(part, gain(1))
  bus.setRoom(roomGain(settings))
  bus.setWarmth(warmthOf(settings))
  bus.setRoomResponse(toBuffer(context, await from.ask({ kind: 'room', sampleRate: TRACK_RATE })))
  const rendering = { track, renderer: from, context }
  const strikes = await (part === 'tanpura' ? drone(rendering) : theka(rendering))
  const queue = createStrikeQueue(context, bus.inputs[part])
  const [lead, cycle] = [before / TRACK_RATE, secondsOf(track)]
  const shifted = (strike: Strike, by: number): Strike => ({
    ...strike,
    at: seconds(strike.at + by),
  })
  const isHeardBefore = ({ at }: { readonly at: Seconds }) => at >= cycle - lead
  for (const strike of strikes.filter(isHeardBefore)) queue.add(shifted(strike, lead - cycle))
  for (const strike of strikes) queue.add(shifted(strike, lead))
  const rendered = await context.startRendering()
  const start = before - Math.round(EARLY * TRACK_RATE)
  const cut = (channel: number) => rendered.getChannelData(channel).slice(start, start + length)
  return [cut(0), cut(1)]
}

/** @returns a part's loop as a WAV; status 404 for a code that is none */
export const answerTrack = async (code: string): Promise<Response> => {
  const track = readTrackCode(code)
  if (!track) return new Response(null, { status: 404 })
  return new Response(encodeWav(await renderTrack(track), TRACK_RATE))
}
