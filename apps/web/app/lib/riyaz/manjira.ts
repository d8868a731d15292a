import { gain, percent, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { faderGain } from '@dhvani/audio-engine/fader-law'
import type { PracticePlan, Strike } from '@dhvani/audio-engine/practice'
import {
  manjiraBeats,
  type ManjiraBeat,
  type ManjiraStroke,
  type Taal,
  type Timeline,
} from '@dhvani/riyaz'
import { MANJIRA_STROKES, MANJIRA_TAKES } from '@dhvani/sound-render/practice'
import type { Renderer } from './ask-renderer.ts'
import { toBuffer } from './pluck-pool.ts'

/** The takes of each stroke. */
export type ManjiraKit = Readonly<Record<ManjiraStroke, readonly AudioBuffer[]>>

export const renderManjiraKit = async (
  renderer: Renderer,
  context: BaseAudioContext,
): Promise<ManjiraKit> => {
  const { sampleRate } = context
  const takes = Array.from({ length: MANJIRA_TAKES }, (_, index) => index + 1)
  const entries = MANJIRA_STROKES.map(async (stroke) => {
    const rendered = takes.map((take) =>
      renderer.ask({ kind: 'manjira', stroke, take, sampleRate }),
    )
    return [stroke, (await Promise.all(rendered)).map((one) => toBuffer(context, one))] as const
  })
  const kit: Partial<ManjiraKit> = Object.fromEntries(await Promise.all(entries))
  return kit as ManjiraKit
}

export type ManjiraPlanOptions = {
  readonly taal: Taal
  readonly timeline: Timeline
  readonly kit: ManjiraKit
  /** Percent, on top of the tabla's own volume. */
  readonly volume: number
  readonly sampleRate: Hertz
  readonly seed: number
  /** First position that is played, in matras from the first sam. */
  readonly from: number
}

/** Linear: at 60 it is then heard beside the tabla and never above it. */
const LEVEL = 0.7

/** Decibels either way between strokes. */
const SPREAD = 0.7

/** It is held in front of the player. */
const PAN = 0.22

/** The strokes of a manjira, from a position on, for ever. */
export const planManjira = (options: ManjiraPlanOptions): PracticePlan => {
  const { taal, timeline, kit, volume, sampleRate, seed, from } = options
  const random = seededRandom('manjira hand', seed)
  const beats = manjiraBeats(taal)
  const length = taal.theka.length
  const level = LEVEL * faderGain(percent(volume))
  let index = 0
  const positionOf = (at: number) =>
    Math.floor(at / beats.length) * length + beats[at % beats.length]!.matra
  while (positionOf(index) < from - 1e-6) index += 1

  const strikeOf = ({ stroke, level: own }: ManjiraBeat, at: Strike['at']): Strike => {
    const takes = kit[stroke]
    return {
      at,
      buffer: takes[Math.floor(random() * takes.length)]!,
      gain: gain(level * 10 ** ((own + SPREAD * (2 * random() - 1)) / 20)),
      rate: 1,
      pan: PAN,
      damps: 'manjira',
    }
  }

  return {
    next(until) {
      const strikes: Strike[] = []
      for (;;) {
        const at = seconds(timeline.toSample(positionOf(index)) / sampleRate)
        if (at >= until) return strikes
        strikes.push(strikeOf(beats[index % beats.length]!, at))
        index += 1
      }
    },
  }
}
