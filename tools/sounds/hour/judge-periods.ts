import { SOUND_LOUDNESS, type BuiltInSound } from '@dhvani/catalogue'
import { finishGates } from '../gates/common-gates.ts'
import type { Gate } from '../gates/gate.ts'
import { measureKindGates, takeOf } from '../gates/sound-gates.ts'
import { hearPeriod, RATE, renderBothChannels } from './hear-period.ts'

const missedOf = (gates: readonly Gate[]): string[] =>
  gates
    .filter(({ passed }) => !passed)
    .map(({ name, value, unit }) => `${name} ${value.toPrecision(3)} ${unit}`.trim())

export type JudgedPeriod = {
  readonly index: number
  /** Why the worker throws the period away. */
  readonly fault?: string
  /** Gates of the finish that it misses (loudness, peak, offset, silence, join): a listener could hear each. */
  readonly heard: readonly string[]
  /** The other gates that it misses: it is less like its sound than a file may be. */
  readonly unlike: readonly string[]
}

/**
 * Holds a period of an hour against every gate of its sound (docs/contract/audio.md §8, §9), beside the check of
 * the browser's worker.
 */
export const judgePeriod = (sound: BuiltInSound, hour: number, index: number): JudgedPeriod => {
  const answer = hearPeriod(sound, hour, index)
  if ('fault' in answer) return { index, fault: answer.fault, heard: [], unlike: [] }
  const { period } = answer
  const { target } = SOUND_LOUDNESS[sound.file]
  const heard = missedOf(finishGates({ sound: period, sampleRate: RATE }, target))
  const take = sound.isTexture ? renderBothChannels(sound, hour, index) : period
  const unlike = take ? missedOf(measureKindGates(sound.file, takeOf(take, RATE))) : []
  return { index, heard, unlike }
}
