import { onTestFinished } from 'vitest'
import type { Beatbox } from '../beatbox/beatbox-types.ts'
import { openBeatbox } from '../beatbox/open-beatbox.ts'
import { beatFiles, findTestLoop } from './beat-fixtures.ts'
import { aLiveEngine, anOfflineEngine, type LiveEngine } from './live-engine.ts'

/** Resolves once no loop loads any more. On an offline context no audio time passes meanwhile. */
export const whenLoaded = (beatbox: Beatbox): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (beatbox.getSnapshot().slots.some((slot) => slot.status === 'loading')) return
      stop()
      resolve()
    }
    const stop = beatbox.subscribe(look)
    look()
  })

const aBeatboxOn = (live: LiveEngine) => {
  const beatbox = openBeatbox(live.engine, { findLoop: findTestLoop })
  onTestFinished(() => beatbox.dispose())
  return { ...live, beatbox, ready: () => whenLoaded(beatbox) }
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
