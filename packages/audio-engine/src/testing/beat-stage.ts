import { onTestFinished } from 'vitest'
import { openBeatbox } from '../open-beatbox.ts'
import { beatFiles, findTestLoop } from './beat-fixtures.ts'
import { aLiveEngine } from './live-engine.ts'

/** A beatbox with loops of clicks, on a real context. */
export const aBeatbox = async () => {
  const live = await aLiveEngine({ files: beatFiles() })
  const beatbox = openBeatbox(live.engine, { findLoop: findTestLoop })
  onTestFinished(() => beatbox.dispose())
  const isReady = () => beatbox.getSnapshot().slots.every((slot) => slot.status !== 'loading')
  return { ...live, beatbox, isReady }
}

/** First samples of strokes: the level rises out of at least 50 ms of near silence. */
export const onsetsOf = (samples: Float32Array, rate: number) => {
  const onsets: number[] = []
  let quietSince = -Infinity
  for (const [index, sample] of samples.entries()) {
    if (Math.abs(sample) < 0.004) continue
    if (index - quietSince > 0.05 * rate) onsets.push(index)
    quietSince = index
  }
  return onsets
}
