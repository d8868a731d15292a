import type { SavedBeat } from '@dhvani/audio-engine'
import { m } from '#messages'
import { writeBeatCode } from '@dhvani/share-links/beat-code'
import type { SharedBeat } from '@dhvani/share-links/beat-link'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import {
  findPassingTitle,
  setPassingTitle,
  changeTitle,
  stageTitle,
  type StageTitle,
} from '#lib/beats/stage-title.ts'
import { showToast, UNDO_MS, type ToastRequest, type Until } from '#lib/notices/toasts.ts'
import { untilChange } from '#lib/notices/until.ts'

const loopsOnStage = (): string =>
  JSON.stringify(
    getBeatbox()
      .getSnapshot()
      .slots.map(({ loopId }) => loopId),
  )

/** Ends a toast once the stage changes: the toast's Undo would remove musicians placed since, too. */
const untilStageChanges = (): Until => {
  const told = loopsOnStage()
  return untilChange([getBeatbox()], () => loopsOnStage() !== told)
}

/** A beat that was on stage, and its title. */
type Held = { readonly beat: SavedBeat; readonly title: StageTitle | undefined }

/** The listener's own stage, while a link's beat that they have not changed stands over it. */
let own: Held | undefined

const holdStage = (): Held => ({ beat: getBeatbox().save(), title: stageTitle.get() })

const holdOwnStage = (): Held => (findPassingTitle() && own) || holdStage()

const isEmpty = ({ beat }: Held): boolean => beat.slots.length === 0

/** For a toast: puts back what was on stage. */
const undoTo = ({ beat, title }: Held): Pick<ToastRequest, 'action' | 'duration' | 'until'> => ({
  duration: UNDO_MS,
  until: untilStageChanges(),
  action: {
    label: m.beat_undo(),
    onAction() {
      stageTitle.set(title)
      getBeatbox().restore(beat)
    },
  },
})

/** Puts a beat on stage, ready to play. */
export const openBeat = (title: string, beat: SavedBeat): void => {
  const before = holdOwnStage()
  stageTitle.set({ title, code: writeBeatCode(beat) })
  getBeatbox().restore(beat)
  showToast({
    title: m.beat_opened({ name: title }),
    ...(isEmpty(before) ? { until: untilStageChanges() } : undoTo(before)),
  })
}

/**
 * Puts the beat of a link on stage, where the page names it (shared-beat.tsx). The listener's own beat is
 * kept until the listener changes the link's beat, so opening two links in a row does not lose it.
 */
export const openSharedBeat = ({ beat, title, maker }: SharedBeat): void => {
  const before = holdOwnStage()
  const opened = { title, sharedBy: maker, code: writeBeatCode(beat) }
  if (isEmpty(before)) {
    getBeatbox().restore(beat)
    stageTitle.set(opened)
    return
  }
  own = before
  setPassingTitle(opened)
  getBeatbox().restore(beat)
  showToast({ title: m.beat_opened({ name: title || m.beat_shared_name() }), ...undoTo(before) })
}

/** A saved beat that stands on stage has a new name. */
export const retitleStage = (beat: SavedBeat, title: string): void => {
  const code = writeBeatCode(beat)
  if (code === writeBeatCode(getBeatbox().save())) changeTitle({ ...stageTitle.get(), title, code })
}

export const resetStage = (): void => {
  const before = holdStage()
  getBeatbox().reset()
  if (isEmpty(before)) return
  showToast({
    title: m.beat_was_reset(),
    description: m.beat_was_reset_text(),
    ...undoTo(before),
  })
}
