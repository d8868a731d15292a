import type { SavedBeat } from '@dhvani/audio-engine'
import { cleanText, cutText, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { createSavedValue, type SavedValue } from '#lib/store/saved-value.ts'
import { createStore } from '#lib/store/store.ts'
import { writeBeatCode } from '@dhvani/share-links/beat-code'

/** The title of the beat on stage, and where the beat came from. */
export type StageTitle = {
  /** Empty for a shared beat without one. */
  readonly title: string
  /** Who made the beat, empty where its link does not say; absent for a beat that came by no link. */
  readonly sharedBy?: string
  /** The beat as it was opened. */
  readonly code: string
}

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' ? cutText(cleanText(value), SOUND_NAME_LENGTH.max) : undefined

const parseStageTitle = (saved: unknown): StageTitle | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { title: written, sharedBy: maker, code } = saved as Record<string, unknown>
  const [title, sharedBy] = [parseText(written), parseText(maker)]
  if (title === undefined || typeof code !== 'string') return undefined
  return { title, code, ...(sharedBy !== undefined && { sharedBy }) }
}

/** Of the stage that this browser keeps. */
const keptTitle = createSavedValue<StageTitle | undefined>({
  key: 'dhvani.stage-title',
  version: 1,
  fallback: undefined,
  parse: parseStageTitle,
})

/** Of a link's beat that stands over the listener's own stage, in this tab only. */
const passing = createStore<StageTitle | undefined>(undefined)

/** The title of the beat on stage; set, that beat is the listener's own. It survives a reload, as the stage does (kept-stage.ts). */
export const stageTitle: SavedValue<StageTitle | undefined> = {
  fallback: undefined,
  get: () => passing.getSnapshot() ?? keptTitle.get(),
  set: (next) => {
    keptTitle.set(next)
    passing.set(undefined)
  },
  subscribe: (onChange) => {
    const leaves = [passing.subscribe(onChange), keptTitle.subscribe(onChange)]
    return () => {
      for (const leave of leaves) leave()
    }
  },
}

/** From now on a link's beat stands over the listener's own, until `stageTitle` is set. */
export const setPassingTitle = (title: StageTitle): void => passing.set(title)

/** Changes the words only: whose beat stands there stays as it is. */
export const changeTitle = (title: StageTitle): void => {
  if (passing.getSnapshot()) passing.set(title)
  else keptTitle.set(title)
}

/** @returns the title of a link's beat that stands over the listener's own stage */
export const findPassingTitle = (): StageTitle | undefined => passing.getSnapshot()

/** @returns whether a beat is still what was opened under this title */
export const isAsOpened = ({ code }: StageTitle, beat: SavedBeat): boolean =>
  code === writeBeatCode(beat)
