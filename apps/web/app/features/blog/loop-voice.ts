import { m } from '#messages'
import { previewProblemText } from '#lib/engine/preview-problem.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { isOnline, retryWhenOnline, whenOnline } from '#lib/network/online.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { createStore } from '#lib/store/store.ts'
import { showToast } from '#lib/notices/toasts.ts'
import type { ArticleStage } from './article-stage.ts'
import { keyOf, type ListenState, type LoopPiece, type Voice } from './listen-piece.ts'

type Heard = { readonly key: string; readonly state: ListenState }

const SILENT: Heard = { key: '', state: 'idle' }

const loadStage = () => loadPart(() => import('./article-stage.ts'))

/** Plays a loop at its own tempo until its minutes are over or the reader stops it. */
export const createLoopVoice = (): Voice<LoopPiece> => {
  const heard = createStore(SILENT)
  let stage: ArticleStage | undefined
  let ending: ReturnType<typeof setTimeout> | undefined

  const follow = (opened: ArticleStage) => {
    if (stage) return
    stage = opened
    // Another tab or a call may pause the stage.
    opened.subscribe(() => {
      if (heard.getSnapshot().state === 'playing' && !opened.isPlaying()) stop()
    })
  }

  const stop = () => {
    clearTimeout(ending)
    heard.set(SILENT)
    stage?.stop()
  }

  const play = async (piece: LoopPiece) => {
    const wanted: Heard = { key: keyOf(piece), state: 'loading' }
    heard.set(wanted)
    const isWanted = () => heard.getSnapshot() === wanted
    // `loadPart` tells the log. Another press tries again.
    const part = await retryWhenOnline(loadStage, isWanted).catch(() => undefined)
    if (part) follow(part.articleStage)
    if (!isWanted()) return
    if (!part) {
      stop()
      showToast({ title: m.part_missing(), variant: 'destructive' })
      return
    }
    const { articleStage, LoopMissingError } = part
    try {
      await retryWhenOnline(() => articleStage.place(piece.id, piece.tempo), isWanted)
      if (!isWanted()) return
      articleStage.play()
    } catch (error) {
      // The engine told the log why a loop is missing.
      if (!(error instanceof LoopMissingError)) reportError(error)
      if (!isWanted()) return
      stop()
      if (isOnline()) showProblem(previewProblemText('unplayable', piece.name))
      else showProblem(previewProblemText('unreached', piece.name), whenOnline)
      return
    }
    heard.set({ ...wanted, state: 'playing' })
    if (piece.minutes !== undefined) ending = setTimeout(stop, piece.minutes * 60_000)
  }

  return {
    subscribe: heard.subscribe,
    stateOf(piece) {
      const { key, state } = heard.getSnapshot()
      return key === keyOf(piece) ? state : 'idle'
    },
    lengthOf: ({ minutes }) => minutes && minutes * 60,
    start(piece) {
      stop()
      void startSound()
      void play(piece)
    },
    stop,
  }
}
