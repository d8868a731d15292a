import { onTestFinished } from 'vitest'
import { openBeatbox } from '../beatbox/open-beatbox.ts'
import { beatFiles, findTestLoop } from './beat-fixtures.ts'
import { aLiveEngine, anOfflineEngine, type LiveEngine } from './live-engine.ts'

const aBeatboxOn = (live: LiveEngine) => {
  const beatbox = openBeatbox(live.engine, { findLoop: findTestLoop })
  onTestFinished(() => beatbox.dispose())
  const isReady = () => beatbox.getSnapshot().slots.every((slot) => slot.status !== 'loading')
  return { ...live, beatbox, isReady }
}

/** A beatbox with loops of clicks, on an offline context. */
export const aBeatbox = async () => aBeatboxOn(await anOfflineEngine({ files: beatFiles() }))

/** The same on a real context, which a recording needs. */
export const aLiveBeatbox = async () => aBeatboxOn(await aLiveEngine({ files: beatFiles() }))

/** First samples of strokes: each comes after at least 50 ms of near silence. */
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
