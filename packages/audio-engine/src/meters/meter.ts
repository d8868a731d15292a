import { decibels, gain, gainToDecibels, type Decibels } from '@dhvani/units'
import type { Engine } from '../engine-types.ts'

/** Length of the window that is measured, in samples: 46 ms at 44.1 kHz. */
const WINDOW = 2048

const SILENCE = decibels(-Infinity)

export type Meter = {
  /** RMS level of the last 46 ms in dBFS, after the track's fader and before the master; cheap. */
  level(): Decibels
  /** Leaves the track. */
  close(): void
}

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

  const follow = () => {
    const current = engine.findOutput(soundId)
    if (current === output) return
    // The node that the track has left has lost all its connections.
    output = current
    analyser = current && new AnalyserNode(current.context, { fftSize: WINDOW })
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
    close() {
      if (output && analyser && engine.findOutput(soundId) === output) output.disconnect(analyser)
      output = undefined
      analyser = undefined
    },
  }
}
