import { seconds } from '@dhvani/units'
import type { Period, PeriodNeed, Renew } from '@dhvani/audio-engine'
import type { Hour } from '#lib/sounds/renewal/hour.ts'
import { hasMemoryForPeriods } from '#lib/sounds/renewal/memory.ts'
import { toBuffer } from '#lib/sounds/renewal/to-buffer.ts'
import { renderer as pageRenderer, type Renderer } from '../ask-renderer.ts'
import { RIYAZ_SCHEME, TRACK_RATE } from '../riyaz-address.ts'
import { renderTrack, type KeptPlucks } from './render-track.ts'
import { readTrackCode } from './track-source.ts'

/** Shorter than from the seam to the first stroke after it: only what rings passes, and no stroke is heard twice. */
const PASSAGE = seconds(0.16)

/** Cores of a device that hears every third cycle anew, as it does the sounds of the catalogue. */
const FEW_CORES = 2
const FEW_CORES_STEP = 3

type Playing = {
  readonly hour: Hour
  readonly kept: KeptPlucks
  asked: number
  /** The last cycle that was rendered. */
  number: number
}

type TrackRenewalOptions = {
  readonly readHour: () => Hour
  readonly renderer?: Renderer
  readonly device?: { readonly hardwareConcurrency?: number; readonly deviceMemory?: number }
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
  const tracks = new Map<string, Playing>()

  const playingOf = (id: string): Playing => {
    const hour = readHour()
    const known = tracks.get(id)
    if (known?.hour === hour) return known
    // A mix holds few of them; what no longer plays does not keep its plucks.
    if (tracks.size > 2) tracks.delete([...tracks.keys()][0]!)
    const playing = { hour, kept: new Map(), asked: 0, number: 0 }
    tracks.set(id, playing)
    return playing
  }

  /** @returns the number of the cycle that comes next; `undefined` where the one that plays goes on */
  const nextCycle = (playing: Playing, { round, playing: first }: PeriodNeed) => {
    if (round !== undefined) return round < 1 || round === first ? undefined : round
    playing.asked += 1
    const step = (device.hardwareConcurrency ?? 4) <= FEW_CORES ? FEW_CORES_STEP : 1
    return playing.asked % step === 0 ? playing.number + 1 : undefined
  }

  return async (need): Promise<Period | undefined> => {
    const track = readTrackCode(need.sound.id.slice(RIYAZ_SCHEME.length))
    if (track?.part !== 'tanpura' || !hasMemoryForPeriods(device)) return undefined
    const playing = playingOf(need.sound.id)
    const number = nextCycle(playing, need)
    if (number === undefined) return undefined
    playing.number = number
    const cycle = { number, seed: playing.hour.seed }
    const channels = await renderTrack(track, renderer, cycle, playing.kept).catch(
      (error: unknown) => reportError(error),
    )
    if (!channels) return undefined
    const rounds = need.round === undefined ? {} : { rounds: { from: number, until: number + 1 } }
    return { buffer: toBuffer(channels, TRACK_RATE), passage: PASSAGE, ...rounds }
  }
}
