import type { Locale } from '#locale'
import { m } from '#messages'
import type { ExperimentWords } from '#content/experiments/english-words.ts'
import { isExperimentKind } from '#content/experiments/kinds.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { pageLanguage } from '#lib/language/say.ts'
import { retryWhenOnline } from '#lib/network/online.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { beginWait } from '#lib/notices/waits.ts'
import type { LoopPlayer } from './body-props.ts'

type Words = () => Promise<ExperimentWords>

/** Languages with words of their own; the room itself has the English ones. */
const WORDS: Readonly<Partial<Record<Locale, Words>>> = {
  hi: async () =>
    (await loadPart(() => import('#content/articles/hi/experiment-words.ts'))).experimentWords,
}

const loadRoom = async () => {
  const [room, words] = await Promise.all([
    loadPart(() => import('./experiment-room.tsx')),
    WORDS[pageLanguage()]?.(),
  ])
  return { ...room, words }
}

type Opened = {
  readonly button: HTMLElement
  readonly place: HTMLElement
  readonly hush: () => void
  readonly end: () => void
}

let opened: Opened | undefined
let asked: HTMLElement | undefined

/** Ends the experiment of the page, if one is open. */
export const closeExperiment = (): void => {
  asked = undefined
  const closed = opened
  opened = undefined
  if (!closed) return
  closed.end()
  closed.place.remove()
  closed.button.hidden = false
}

/** Ends an experiment whose article is no longer on the page. */
export const closeLostExperiment = (): void => {
  if (opened && !opened.place.isConnected) closeExperiment()
}

/** Silences the experiment of the page: another player begins. */
export const hushExperiment = (): void => opened?.hush()

const show = (
  button: HTMLElement,
  room: Awaited<ReturnType<typeof loadRoom>>,
  loops: LoopPlayer,
) => {
  const { experiment: kind, given = '' } = button.dataset
  if (!isExperimentKind(kind)) return
  closeExperiment()
  const place = document.createElement('div')
  button.after(place)
  const end = room.openRoom({
    place,
    kind,
    given,
    words: room.words,
    loops,
    onClose() {
      closeExperiment()
      button.focus()
    },
  })
  button.hidden = true
  opened = { button, place, end, hush: room.hushRoom }
}

/** Shows the experiment that a button of an article opens, once its code has arrived. */
export const openExperiment = async (button: HTMLElement, loops: LoopPlayer): Promise<void> => {
  asked = button
  const endWait = beginWait(m.experiment_loading())
  button.ariaBusy = 'true'
  // `loadPart` tells the log. Another press tries again.
  const room = await retryWhenOnline(loadRoom, () => asked === button).catch(() => undefined)
  endWait()
  button.ariaBusy = 'false'
  if (asked !== button || !button.isConnected) return
  asked = undefined
  if (room) show(button, room, loops)
  else showToast({ title: m.part_missing(), variant: 'destructive' })
}
