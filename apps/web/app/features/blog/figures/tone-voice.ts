import { m } from '#messages'
import { startSound } from '#lib/listening/start-sound.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { retryWhenOnline } from '#lib/network/online.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { createStore } from '#lib/store/store.ts'
import { showToast } from '#lib/notices/toasts.ts'
import type { ListenState, TonesPiece, Voice } from '../listen-piece.ts'
import type { figureStage } from './figure-stage.ts'
import { readDifference, SLIDER_MOVED } from './follow-sliders.ts'
import { secondTone, tonesOf, type TonesId } from './tones-of-figures.ts'

type Heard = { readonly id: TonesId | undefined; readonly state: ListenState }

const SILENT: Heard = { id: undefined, state: 'idle' }

const loadStage = () => loadPart(() => import('./figure-stage.ts'))

/** Plays what a drawing shows. */
export const createToneVoice = (): Voice<TonesPiece> => {
  const heard = createStore(SILENT)
  let stage: typeof figureStage | undefined

  const stop = () => {
    heard.set(SILENT)
    stage?.pause()
  }

  const follow = (opened: typeof figureStage) => {
    if (stage) return
    stage = opened
    opened.subscribe(() => {
      // A stroke dies away; another tab or a call may end it earlier.
      const isOver = !opened.getSnapshot().isPlaying
      if (isOver && heard.getSnapshot().state === 'playing') heard.set(SILENT)
    })
    document.addEventListener(SLIDER_MOVED, () =>
      opened.setFrequency(1, secondTone(readDifference())),
    )
  }

  const play = async (wanted: Heard & { readonly id: TonesId }) => {
    heard.set(wanted)
    const isWanted = () => heard.getSnapshot() === wanted
    // `loadPart` tells the log. Another press tries again.
    const part = await retryWhenOnline(loadStage, isWanted).catch(() => undefined)
    if (part) follow(part.figureStage)
    if (!isWanted()) return
    if (!part) {
      heard.set(SILENT)
      showToast({ title: m.part_missing(), variant: 'destructive' })
      return
    }
    try {
      part.figureStage.play(tonesOf(wanted.id, readDifference()))
      heard.set({ ...wanted, state: 'playing' })
    } catch (error) {
      reportError(error)
      heard.set(SILENT)
      showProblem(m.preview_playback_failed())
    }
  }

  return {
    subscribe: heard.subscribe,
    stateOf: ({ id }) => (heard.getSnapshot().id === id ? heard.getSnapshot().state : 'idle'),
    lengthOf: () => undefined,
    start({ id }) {
      stop()
      void startSound()
      void play({ id, state: 'loading' })
    },
    stop,
  }
}
