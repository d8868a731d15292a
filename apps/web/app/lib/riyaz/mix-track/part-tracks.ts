import type { Period, PeriodNeed, Renew } from '@dhvani/audio-engine'
import { encodeWav } from '@dhvani/audio-engine/wav'
import { seconds } from '@dhvani/units'
import { isSparing, leastStep, type Device } from '#lib/sounds/renewal/economy.ts'
import { getHour, type Hour } from '#lib/sounds/renewal/hour.ts'
import { toBuffer } from '#lib/sounds/renewal/to-buffer.ts'
import { renderer as pageRenderer, type Renderer } from '../ask-renderer.ts'
import { RIYAZ_SCHEME, TRACK_RATE } from '../riyaz-address.ts'
import { renderTrack, type KeptPlucks } from './render-track.ts'
import { readTrackCode } from './track-source.ts'

/** Half of it lies after the seam, before the first stroke there: only what rings passes, and no stroke is heard twice. */
const PASSAGE = seconds(0.16)

type Count = {
  readonly hour: Hour
  asked: number
  /** The last cycle that was rendered. */
  number: number
}

type TrackRenewalOptions = {
  readonly readHour: () => Hour
  readonly renderer?: Renderer
  readonly device?: Device
}

/**
 * Gives a tanpura in the mix new cycles. Each has one new take of every string, and another hand. A theka is the same in every
 * cycle, so it has none.
 */
export const createTrackRenewal = ({
  readHour,
  renderer = pageRenderer,
  device = navigator,
}: TrackRenewalOptions): Renew => {
  const counts = new Map<string, Count>()
  /** Of the track that asked last: a mix has one tanpura as a rule, and plucks take 19 MB. */
  let kept: { readonly id: string; readonly plucks: KeptPlucks } | undefined

  const countOf = (id: string): Count => {
    const hour = readHour()
    const known = counts.get(id)
    if (known?.hour === hour) return known
    const count = { hour, asked: 0, number: 0 }
    counts.set(id, count)
    return count
  }

  const plucksOf = (id: string): KeptPlucks => {
    if (kept?.id !== id) kept = { id, plucks: new Map() }
    return kept.plucks
  }

  /** @returns the number of the cycle that comes next; `undefined` where the one that plays goes on */
  const nextCycle = (count: Count, step: number, { round, playing }: PeriodNeed) => {
    if (round !== undefined) return round < 1 || round === playing ? undefined : round
    count.asked += 1
    return count.asked % step === 0 ? count.number + 1 : undefined
  }

  return async (need): Promise<Period | undefined> => {
    const track = readTrackCode(need.sound.id.slice(RIYAZ_SCHEME.length))
    const step = leastStep(device)
    if (track?.part !== 'tanpura' || !step) return undefined
    const { id } = need.sound
    const count = countOf(id)
    const number = nextCycle(count, step, need)
    if (number === undefined || (need.round === undefined && (await isSparing()))) return undefined
    count.number = number
    const cycle = { number, seed: count.hour.seed }
    const channels = await renderTrack(track, renderer, cycle, plucksOf(id)).catch(
      (error: unknown) => reportError(error),
    )
    if (!channels) return undefined
    const rounds = need.round === undefined ? {} : { rounds: { from: number, until: number + 1 } }
    return { buffer: toBuffer(channels, TRACK_RATE), passage: PASSAGE, ...rounds }
  }
}

/** Gives a track of the page's mix its next cycle. */
export const renewTrack = createTrackRenewal({ readHour: getHour })

/** @returns a part's loop as a WAV; status 404 for a code that is none */
export const answerTrack = async (code: string): Promise<Response> => {
  const track = readTrackCode(code)
  if (!track) return new Response(null, { status: 404 })
  return new Response(encodeWav(await renderTrack(track), TRACK_RATE))
}
