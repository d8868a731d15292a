import type { Period, PeriodNeed, Renew } from '@dhvani/audio-engine'
import { parseSettingCode, type BuiltInSound, type Setting } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { findSettable } from '../sound-sources.ts'
import type { Hour } from './hour.ts'
import { isSparing } from './economy.ts'
import { askForWhole, askForShort } from './period-queues.ts'
import { requestOf } from './period-request.ts'
import type { PeriodAnswer } from './period-protocol.ts'
import { hasMemoryForPeriods } from './memory.ts'
import { readPeriod } from './read-period.ts'
import { roundsOf } from './rounds.ts'
import { toBuffer } from './to-buffer.ts'
import { createTurns } from './turns.ts'
import type { SettingOutcome } from './unmade-settings.ts'

/** Numbers from one short period of an hour to the next: more than the worker tries for one. */
const TRIES_OF_SHORT = 8

type Wanted = { readonly need: PeriodNeed; readonly sound: BuiltInSound; readonly setting: Setting }

const findWanted = (need: PeriodNeed): Wanted | undefined => {
  const sound = findSettable(need.sound.id)
  const setting = sound && parseSettingCode(sound.id, need.sound.setting ?? '')
  return sound && setting ? { need, sound, setting } : undefined
}

const toPeriod = (answer: PeriodAnswer | undefined, sampleRate: number): Period | undefined => {
  if (!answer || 'fault' in answer) return undefined
  return { buffer: toBuffer(answer.channels, sampleRate), passage: seconds(answer.passage) }
}

/**
 * Renders the periods of the built-in sounds in two workers, one for whole periods and one for short ones. Each starts
 * with its first need. Imported recordings have no recipe: their file repeats.
 *
 * @param readHour the hour that plays now; with another one the periods are counted anew
 * @param noteOutcome called with the id of a sound and what became of its latest setting
 * @param due milliseconds that the short periods may wait for those of others
 */
export const createRenewal = (
  readHour: () => Hour,
  noteOutcome: (soundId: string, outcome: SettingOutcome) => void,
  due = 0,
): Renew => {
  const isTurn = createTurns(navigator)
  const needs = new Map<string, number>()
  /** The hour whose needs are counted. */
  let counted: Hour | undefined
  /** The latest short period of each sound: after a pause it is heard again without waiting. */
  const latest = new Map<string, { readonly request: string; readonly period: Period }>()

  /** The setting of each sound that was wanted last. */
  const chosen = new Map<string, string | undefined>()

  /** Whole periods that follow something short. */
  const underWay = new Map<string, Promise<Period | undefined>>()

  /** A need that fails uses up its number, so that two devices with one seed stay in step. A pause may shift them. */
  const countNeed = (id: string, hour: Hour): number => {
    if (counted !== hour) needs.clear()
    counted = hour
    const count = (needs.get(id) ?? 0) + 1
    needs.set(id, count)
    return count
  }

  /** A voice wants this once for each choice or press of the listener; what it asks for again are whole periods. */
  const renderChosen = async ({ need, sound, setting }: Wanted) => {
    const { sampleRate } = need
    const hour = readHour()
    const request = requestOf(sound, { hour: hour.seed, setting, sampleRate })
    const key = JSON.stringify(request)
    const known = latest.get(sound.id)
    const makeAnother = async () => {
      const index = -TRIES_OF_SHORT * (countNeed(`${sound.id}, short`, hour) - 1)
      const answer = await askForShort({ ...request, index }, { due, urgency: 'chosen' })
      return toPeriod(answer, request.sampleRate)
    }
    const period = known?.request === key ? known.period : await makeAnother()
    if (!period) return undefined
    latest.set(sound.id, { request: key, period })
    return period
  }

  /** What the file holds, where its head plays, or a stand-in without a setting. */
  const standInFor = (
    { urgency, sampleRate, sound: { setting } }: PeriodNeed,
    sound: BuiltInSound,
  ) => (urgency === 'standing-in' && !setting ? readPeriod(sound, sampleRate) : undefined)

  const renderWhole = async (wanted: Wanted) => {
    const { need, sound, setting } = wanted
    if (need.round !== undefined) return renderRound(wanted, need.round)
    const hour = readHour()
    const index = countNeed(sound.id, hour)
    if (await isTurn({ ...need, id: sound.id, index }, isSparing)) {
      const request = requestOf(sound, { ...need, hour: hour.seed, setting, index })
      const period = toPeriod(await askForWhole(request, 1000 * need.due), request.sampleRate)
      if (period) return period
    }
    return standInFor(need, sound)
  }

  /** In a shared hour the round tells the period, so that all devices hear the same one. */
  const renderRound = async ({ need, sound, setting }: Wanted, round: number) => {
    const rounds = roundsOf(sound.id, round)
    if (rounds.from === need.playing) return undefined
    const isFile = rounds.from === 0 && !need.sound.setting
    if (!isFile && hasMemoryForPeriods(navigator)) {
      const asked = { ...need, hour: readHour().seed, setting, index: rounds.from }
      const request = requestOf(sound, asked)
      const period = toPeriod(await askForWhole(request, 1000 * need.due), request.sampleRate)
      if (period) return { ...period, rounds }
    }
    return standInFor(need, sound)
  }

  /** A listener who pauses and plays again waits for the period that is on its way. */
  const renderOnce = (wanted: Wanted) => {
    const { sound, sampleRate, round } = wanted.need
    const key = JSON.stringify([sound.id, sound.setting, sampleRate, readHour().seed, round])
    const known = underWay.get(key)
    if (known) return known
    const period = renderWhole(wanted).finally(() => underWay.delete(key))
    underWay.set(key, period)
    return period
  }

  const render = (need: PeriodNeed) => {
    const wanted = findWanted(need)
    if (!wanted) return undefined
    if (need.urgency === 'chosen') return renderChosen(wanted)
    const isAwaited = need.urgency === 'standing-in' || need.round !== undefined
    return isAwaited ? renderOnce(wanted) : renderWhole(wanted)
  }

  return async (need) => {
    const { id, setting } = need.sound
    const isChosen = need.urgency === 'chosen'
    if (isChosen) chosen.set(id, setting)
    const noteAnswer = (period: Period | undefined) => {
      // A whole period may be of the setting before, whose voice still waited for it.
      const isLatest = !chosen.has(id) || chosen.get(id) === setting
      if (isChosen || (period && setting && isLatest)) noteOutcome(id, period ? 'made' : 'failed')
      return period
    }
    try {
      return noteAnswer(await render(need))
    } catch (reason) {
      // Most likely there is no memory for the period.
      reportError(reason)
      return noteAnswer(undefined)
    }
  }
}
