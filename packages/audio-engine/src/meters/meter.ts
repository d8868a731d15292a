import { decibels, gain, gainToDecibels, type Decibels } from '@dhvani/units'
import type { Engine } from '../create-engine.ts'

/** Length of the window that is measured, in samples: 46 ms at 44.1 kHz. */
const WINDOW = 2048

const SILENCE = decibels(-Infinity)

export type Meter = {
  /** RMS level of the last 46 ms in dBFS, after the track's fader and before the master; cheap. */
  level(): Decibels
  /** Leaves the track. */
  close(): void
}

/** Chromium 150 never frees an analyser that once had an input, so the next meter takes it over. */
const idle = new WeakMap<BaseAudioContext, AnalyserNode[]>()

const idleAnalysers = (context: BaseAudioContext): AnalyserNode[] => {
  const known = idle.get(context) ?? []
  idle.set(context, known)
  return known
}

const takeAnalyser = (context: BaseAudioContext): AnalyserNode =>
  idleAnalysers(context).pop() ?? new AnalyserNode(context, { fftSize: WINDOW })

/**
 * Opens a meter on a track of the mix. It follows the track over pauses and new contexts; a track that does not
 * sound has the level -∞. The caller closes it.
 *
 * An entry of its own (`@dhvani/audio-engine/meter`), so that only pages that show levels load it.
 */
export const openMeter = (engine: Pick<Engine, 'findOutput'>, soundId: string): Meter => {
  const samples = new Float32Array(WINDOW)
  let output: AudioNode | undefined
  let analyser: AnalyserNode | undefined

  const leave = () => {
    // A node that the track has left has lost all its connections.
    if (output && analyser && engine.findOutput(soundId) === output) output.disconnect(analyser)
    if (analyser) idleAnalysers(analyser.context).push(analyser)
    output = undefined
    analyser = undefined
  }

  const follow = () => {
    const current = engine.findOutput(soundId)
    if (current === output) return
    leave()
    output = current
    analyser = current && takeAnalyser(current.context)
    if (analyser) current?.connect(analyser)
  }

  return {
    level() {
      follow()
      if (!analyser) return SILENCE
      analyser.getFloatTimeDomainData(samples)
      const energy = samples.reduce((sum, sample) => sum + sample * sample, 0)
      return gainToDecibels(gain(Math.sqrt(energy / WINDOW)))
    },
    close: leave,
  }
}
