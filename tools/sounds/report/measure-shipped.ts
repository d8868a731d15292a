import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toMono } from '@dhvani/audio-measures'
import type { ManifestSound } from '@dhvani/catalogue'
import { decodeLoop } from '../ship/decode-loop.ts'
import type { Gate } from '../gates/gate.ts'
import { findAllowances } from '../judge/allowances.ts'
import { judge, type Likeness } from '../judge/likeness.ts'
import { measureLikeness } from '../judge/measure-likeness.ts'
import { measureGates, measureRecordingGates } from '../gates/sound-gates.ts'
import { getLoudnessTarget } from '../ship/loudness-target.ts'
import { createSourceHash } from '@dhvani/audio-measures/stamps'
import { writeAtomically } from '../ship/write-atomically.ts'
import { drawSpectrogram, drawWaveform } from './draw-sound.ts'

/** What was measured on one shipped file. */
export type ShippedReport = {
  file: string
  gates: Gate[]
  /** Beside recordings of its kind; left out where there are no numbers of any. */
  likeness?: Likeness
  waveform: { left: string; right: string }
  /** Name of the spectrogram beside the report. */
  picture: string
}

/** Changes with the file and with anything that measures it. */
const reportKey = (sound: ManifestSound): string =>
  createSourceHash()([import.meta.filename]).slice(0, 12) + sound.standard.version

/**
 * Decodes a shipped file, measures every gate and draws it. Kept until the file or a gate
 * changes, since the measures of one sound take longer than its rendering.
 */
export const measureShipped = async (
  outputDir: string,
  file: string,
  sound: ManifestSound,
): Promise<ShippedReport> => {
  const cached = join(outputDir, '.cache/report', `${file}-${reportKey(sound)}.json`)
  const picture = `${file}.png`
  const picturePath = join(outputDir, 'report', picture)
  if (existsSync(cached) && existsSync(picturePath))
    return JSON.parse(readFileSync(cached, 'utf8')) as ShippedReport
  const { sound: period, sampleRate } = await decodeLoop(outputDir, sound.standard)
  const targetLufs = getLoudnessTarget(file)
  const gates = sound.credit
    ? measureRecordingGates(targetLufs, period, sampleRate)
    : measureGates(file, targetLufs, period, sampleRate)
  const mono = toMono([period.left, period.right])
  const likeness = sound.credit
    ? undefined
    : judge(
        file,
        measureLikeness(file, { sound: period, mono, sampleRate }, gates),
        findAllowances(file, sound.recipe?.version),
      )
  writeAtomically(picturePath, drawSpectrogram(mono, sampleRate))
  const report: ShippedReport = {
    file,
    gates: gates.map(withoutInfinity),
    ...(likeness && { likeness }),
    waveform: drawWaveform(period),
    picture,
  }
  writeAtomically(cached, JSON.stringify(report))
  return report
}

/** JSON knows no infinity: open ends become numbers that no measure reaches. */
const withoutInfinity = (gate: Gate): Gate => ({
  ...gate,
  least: Math.max(gate.least, -1e9),
  most: Math.min(gate.most, 1e9),
})
