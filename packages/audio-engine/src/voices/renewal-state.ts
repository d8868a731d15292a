import { seconds, type Seconds } from '@dhvani/units'
import type { Urgency } from './renew.ts'

/** The longest passage into a setting that the listener has just chosen. */
const PASSAGE_CHOSEN = seconds(1)
/** The passage of a sound from its file into its setting: slow, as the listener did not move anything just now. */
export const PASSAGE_AT_START = seconds(2)

/** What a period is made of, as far as decisions need it. */
export type Decided = {
  /** As `SoundSource.setting` has it. */
  readonly setting: string | undefined
  /** Whether it is a stand-in or a short period, which should not come round for long. */
  readonly isShort: boolean
}

/** A question for another period. Every question is an object of its own. */
export type Question = { readonly setting: string | undefined; readonly urgency: Urgency }

/** What a renewed voice knows. */
export type RenewalState<Take extends Decided> = {
  /** The file, or its stand-in. */
  readonly file: Take
  /** What plays, or gives way to another take. */
  readonly current: Take
  /** What the current take gives way to, at a time that is fixed already; absent while it alone repeats. */
  readonly into?: Take | undefined
  /** A take that came during a passage, and waits for its end. */
  readonly waiting?: Take | undefined
  /** The latest question, until it is answered. */
  readonly asked?: Question | undefined
  /** The setting that the listener wants. */
  readonly wanted: string | undefined
  /** Whether the listener waits for a setting that was chosen while the sound played. */
  readonly isChosen?: boolean
  /** Length of the passage into the latest period; all periods of a sound have the same. */
  readonly passage?: Seconds
  /** Whether the voice fades out. It may be revived. */
  readonly isLeaving?: boolean
}

/**
 * What happens to a renewed voice.
 *
 * - `begun`: it begins to play, or is revived.
 * - `due`: the time has come to ask for the next period.
 * - `passed`: a passage is over.
 * - `chosen`: the listener wants a setting. `left`: the voice fades out. Both tell whether a passage has begun, or so
 *   nearly that it cannot be taken back.
 * - `answered`: a question has its answer, a period and its passage; without them there is none, or none of a length that fits.
 */
export type RenewalEvent<Take extends Decided> =
  | readonly ['begun' | 'due' | 'passed']
  | readonly ['left', hasBegun: boolean]
  | readonly ['chosen', hasBegun: boolean, setting: string | undefined]
  | readonly ['answered', asked: Question, period?: Take, passage?: Seconds]

/**
 * What a renewed voice has to do.
 *
 * - `ask`: it asks for a period, and waits no more.
 * - `wait`: it lets `due` follow, some time before the end of the take that plays.
 * - `pass`: it passes into a take, `now` or at the `end` of the one that plays, and waits no more.
 * - `take-back`: it takes back the passage that was fixed.
 */
export type RenewalEffect<Take extends Decided> =
  | readonly ['ask', asked: Question]
  | readonly ['wait' | 'take-back']
  | readonly ['pass', take: Take, length: Seconds, at: 'now' | 'end']

/** The state after an event, and what the voice has to do, in this order. */
type Step<Take extends Decided> = readonly [RenewalState<Take>, ...RenewalEffect<Take>[]]

const askForPeriod = <Take extends Decided>(
  state: RenewalState<Take>,
  urgency: Urgency,
): Step<Take> => {
  const asked = { setting: state.wanted, urgency }
  return [{ ...state, asked }, ['ask', asked]]
}

const schedulePassage = <Take extends Decided>(
  state: RenewalState<Take>,
  ...[take, length, at]: readonly [Take, Seconds, 'now' | 'end']
): Step<Take> => [{ ...state, into: take }, ['pass', take, length, at]]

/** Passes into a take of another setting, after the passage that is under way. */
const passIntoSetting = <Take extends Decided>(
  state: RenewalState<Take>,
  take: Take,
): Step<Take> => {
  if (state.into) return [{ ...state, waiting: take }]
  const { isChosen, passage = PASSAGE_CHOSEN } = state
  const length = isChosen ? seconds(Math.min(passage, PASSAGE_CHOSEN)) : PASSAGE_AT_START
  return schedulePassage({ ...state, isChosen: false }, take, length, 'now')
}

/** The next step towards what the listener wants: another setting soon, or the next period in time. */
const stepToWanted = <Take extends Decided>(before: RenewalState<Take>): Step<Take> => {
  const { waiting, into, asked, current, wanted, isLeaving } = before
  // A passage that had begun may end while the voice fades out.
  if (isLeaving) return [before]
  const state = { ...before, waiting: undefined }
  if (waiting && waiting.setting === wanted) return passIntoSetting(state, waiting)
  if ((into ?? current).setting !== wanted) {
    if (wanted === undefined) return passIntoSetting(state, state.file)
    return asked?.urgency === 'chosen' ? [state] : askForPeriod(state, 'chosen')
  }
  if (asked || into) return [state]
  return current.isShort ? askForPeriod(state, 'standing-in') : [state, ['wait']]
}

/** Decides what a renewed voice does. It neither plays nor reads a clock: the voice reports each event and carries out each effect. */
export const next = <Take extends Decided>(
  state: RenewalState<Take>,
  event: RenewalEvent<Take>,
): Step<Take> => {
  const { current, into, wanted, isLeaving } = state
  switch (event[0]) {
    case 'begun':
      return stepToWanted({ ...state, isLeaving: false })
    case 'due':
      if (state.asked || into) return [state]
      return askForPeriod(state, current.isShort ? 'standing-in' : 'routine')
    case 'passed':
      return stepToWanted({ ...state, current: into ?? current, into: undefined })
    case 'answered': {
      const [, asked, period, passage = PASSAGE_AT_START] = event
      if (asked !== state.asked) return [state]
      const free = { ...state, asked: undefined }
      if (isLeaving || asked.setting !== wanted) return stepToWanted(free)
      if (!period) return [free, ['wait']]
      const known = { ...free, passage }
      return asked.urgency === 'chosen'
        ? passIntoSetting(known, period)
        : schedulePassage(known, period, passage, 'end')
    }
    default: {
      const [kind, hasBegun, setting] = event
      const told =
        kind === 'left'
          ? { ...state, isLeaving: true, isChosen: false }
          : { ...state, wanted: setting, isChosen: true }
      const isTakenBack = into && !hasBegun && !isLeaving
      const [after, ...effects] = stepToWanted(isTakenBack ? { ...told, into: undefined } : told)
      return isTakenBack ? [after, ['take-back'], ...effects] : [after, ...effects]
    }
  }
}
