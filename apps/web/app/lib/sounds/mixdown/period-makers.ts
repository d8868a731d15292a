import type { Hour } from '../renewal/hour.ts'
import { createPeriodQueue } from '../renewal/create-period-queue.ts'
import type { FilePeriodAnswer, FilePeriodRequest } from '../renewal/make-file-period.ts'
import { requestOf } from '../renewal/period-request.ts'
import type { BuiltInSound, BuiltInSoundId, Setting } from '@dhvani/catalogue'

/** A period takes seconds of a server's processor, and a minute or two of an old phone's. */
const PATIENCE_MS = 180_000

/** How many periods are tried for one that may be played. A recipe's take is refused once in many. */
const TRIES = 3

/**
 * How long the periods of a file are, in seconds: a third to a half of those of the mix, because what a recipe holds while it renders
 * grows with the length (decision 259). Steady sounds have the shortest. The others hold about a whole number of their rarest events, so
 * that as many koels call in a file and as many trains pass as in the mix.
 */
const FILE_PERIOD_SECONDS: Readonly<Record<BuiltInSoundId, number>> = {
  rain: 25.6,
  'rain-thunder': 47.36,
  'sea-waves': 24.32,
  'river-flowing': 25.6,
  breeze: 25.6,
  'coffee-shop': 32,
  'indian-traffic': 38.4,
  train: 32,
  'koel-singing': 38.4,
  'morning-birds': 38.4,
  'asmr-kiss': 38.4,
  'high-frequency': 25.6,
}

/** A sound of the mix, as recipes make it. */
export type MadeSound = { readonly sound: BuiltInSound; readonly setting: Setting }

/**
 * Makes periods of an hour in a worker beside those that the mix itself uses: the mix that plays must not wait for a file.
 * They are shorter than those of the mix.
 *
 * @returns `next` gives the next period of a sound, counted from the first of the hour; `undefined` where none can be made
 */
export const createPeriodMakers = (hour: Hour, sampleRate: number) => {
  const queue = createPeriodQueue<FilePeriodAnswer>({
    createWorker: () =>
      new Worker(new URL('../renewal/period.worker.ts', import.meta.url), { type: 'module' }),
    report: reportError,
    patience: PATIENCE_MS,
  })
  const ends = new AbortController()
  const counts = new Map<string, number>()

  const next = async ({ sound, setting }: MadeSound) => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const index = (counts.get(sound.id) ?? 0) + 1
      counts.set(sound.id, index)
      const asked = { hour: hour.seed, setting, index, isShort: false, sampleRate }
      const request: FilePeriodRequest = {
        ...requestOf(sound, asked),
        seconds: FILE_PERIOD_SECONDS[sound.id],
      }
      // What the listener waits for starts a worker also after failures. One after another: the next try is for a sound that failed.
      // oxlint-disable-next-line no-await-in-loop -- see above
      const answer = await queue.ask(request, 0, { urgency: 'chosen', signal: ends.signal })
      if (answer && 'held' in answer) return answer.held
      if (ends.signal.aborted) return undefined
    }
    return undefined
  }

  return { next, end: () => ends.abort() }
}
