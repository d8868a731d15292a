import { openStage } from '#lib/beats/open-stage.ts'
import { getEngine } from '#lib/listening/page-engine.ts'

/** A beatbox for the loops of articles, so that the reader's own beat stays as it is. */
const stage = openStage(getEngine())

/** The loop's audio could not be loaded. */
export class LoopMissingError extends Error {}

/** Loads a loop at a tempo and puts it alone on the stage, which is silent then. */
const place = (id: string, tempo: number): Promise<void> =>
  new Promise((placed, failed) => {
    stage.pause()
    stage.reset()
    stage.setTempo(tempo)
    const look = () => {
      const slot = stage.getSnapshot().slots[0]
      if (slot?.loopId === id && slot.status === 'loading') return
      unsubscribe()
      if (slot?.loopId === id && slot.status === 'failed') failed(new LoopMissingError(id))
      else placed()
    }
    const unsubscribe = stage.subscribe(look)
    stage.assign(0, id)
    look()
  })

export const articleStage = {
  subscribe: stage.subscribe,
  isPlaying: () => stage.getSnapshot().isPlaying,
  place,
  play: () => stage.play(),
  stop() {
    stage.pause()
    stage.reset()
  },
}

export type ArticleStage = typeof articleStage
