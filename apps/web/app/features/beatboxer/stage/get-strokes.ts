import { scoreSchema } from '@dhvani/catalogue'
import { findBeatSource } from '#lib/beats/beat-sources.ts'
import { ask } from '#lib/network/ask.ts'
import type { Strokes } from './pose.ts'
import { ON_THE_BEAT, strokesOf } from './strokes.ts'

const known = new Map<string, Strokes>()

const fetchStrokes = (url: string): Promise<Strokes> =>
  ask([url], async (response) => {
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return strokesOf(scoreSchema.parse(await response.json()))
  })

/**
 * When the hands of a loop's player strike. Until the score has loaded, the hands follow the beat.
 * The engine fetches the same file, so the browser usually answers from its cache.
 */
export const getStrokes = (loopId: string): Strokes => {
  const found = known.get(loopId)
  if (found) return found
  known.set(loopId, ON_THE_BEAT)
  const play = findBeatSource(loopId)?.play
  if (play?.kind === 'score') {
    fetchStrokes(play.scoreUrl).then((strokes) => known.set(loopId, strokes), reportError)
  }
  return ON_THE_BEAT
}
