import { beatsToSeconds, type BeatsPerMinute } from '@dhvani/units'
import type { BeatLoopPlay, BeatLoopSource, Score } from '../beatbox/beatbox-types.ts'
import type { LoopRegion } from '../voices/buffer-voice.ts'
import { fitLoop, wholeOf } from './loaded-audio.ts'
import { openLine } from './open-line.ts'
import { readParts } from './read-parts.ts'
import { stretchLoop } from '../beatbox/stretch-loop.ts'

/** A kit's one-shots and the score that places them. */
export type ScoredLoop = {
  readonly kind: 'score'
  readonly score: Score
  readonly sprite: AudioBuffer
  readonly samples: Extract<BeatLoopPlay, { kind: 'score' }>['kit']['samples']
}

/** A sustained loop rendered at one tempo. */
export type SustainedTake = { readonly buffer: AudioBuffer; readonly loop: LoopRegion }

/** A sustained loop with its takes at the tempi prepared so far. */
export type SustainedLoop = {
  readonly kind: 'anchors'
  readonly beats: number
  /** The take of the tempo, or the nearest one until it is prepared. */
  readonly takeAt: (tempo: BeatsPerMinute) => SustainedTake
}

export type LoopAudio = ScoredLoop | SustainedLoop

export type LoopAudioLibrary = {
  /** Loads what a loop needs at a tempo. Rejects when a file cannot be fetched or decoded. */
  prepare(loop: BeatLoopSource, tempo: BeatsPerMinute): Promise<LoopAudio>
  /** What is prepared from now on sounds at this multiple of its own pitch. */
  tune(ratio: number): void
  /** The multiple that was set last; 1 at first. */
  tuning(): number
}

export type LoopAudioOptions = {
  readonly fetch: typeof globalThis.fetch
  readonly decode: (bytes: ArrayBuffer) => Promise<AudioBuffer>
  readonly stretchModuleUrl: string | undefined
}

/** Takes kept per loop: a tempo slider passes many tempi and stays at few. */
const TAKES_KEPT = 3

/** The item of the nearest tempo, by ratio: 60 to 70 is as far as 120 to 140. */
const nearestTo = <T>(
  tempo: number,
  items: readonly T[],
  tempoOf: (item: T) => number,
): T | undefined => {
  const distance = (item: T) => Math.abs(Math.log(tempoOf(item) / tempo))
  return [...items].sort((a, b) => distance(a) - distance(b))[0]
}

const isScore = (value: unknown): value is Score =>
  typeof value === 'object' &&
  value !== null &&
  'beats' in value &&
  typeof value.beats === 'number' &&
  value.beats > 0 &&
  'events' in value &&
  Array.isArray(value.events)

/** A bigger or a smaller instrument: each stroke keeps its place and its take. */
const tuned = (score: Score, ratio: number): Score => ({
  ...score,
  events: score.events.map((event) => ({ ...event, rate: (event.rate ?? 1) * ratio })),
})

const readJson = async (file: ArrayBuffer): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(file))

export const createLoopAudioLibrary = ({
  fetch,
  decode,
  stretchModuleUrl,
}: LoopAudioOptions): LoopAudioLibrary => {
  const files = new Map<string, Promise<unknown>>()
  /** By loop, then by tempo. */
  let takes = new Map<string, Map<number, SustainedTake>>()
  let tuning = 1

  const download = async (url: string): Promise<ArrayBuffer> => {
    const line = openLine(url)
    const read = async () => {
      const response = await fetch(url, { signal: line.signal })
      if (!response.ok) throw new Error(`${url} answered ${String(response.status)}.`)
      line.moved()
      return readParts(response, line.moved)
    }
    try {
      return await line.unlessDead(read())
    } finally {
      line.close()
    }
  }

  /** One request per address; a failed request is made again when the next caller asks. */
  const once = <T>(url: string, read: (file: ArrayBuffer) => Promise<T>): Promise<T> => {
    const known = files.get(url) as Promise<T> | undefined
    if (known !== undefined) return known
    const reading = download(url).then(read)
    files.set(url, reading)
    reading.catch(() => files.delete(url))
    return reading
  }

  const buffer = (url: string) => once(url, decode)

  const prepareScore = async (
    play: Extract<BeatLoopPlay, { kind: 'score' }>,
    ratio: number,
  ): Promise<ScoredLoop> => {
    const [sprite, score] = await Promise.all([buffer(play.kit.url), once(play.scoreUrl, readJson)])
    if (!isScore(score)) throw new Error(`${play.scoreUrl} is no score.`)
    return { kind: 'score', score: tuned(score, ratio), sprite, samples: play.kit.samples }
  }

  const takesOf = (id: string) => {
    const known = takes.get(id) ?? new Map<number, SustainedTake>()
    takes.set(id, known)
    return known
  }

  const keep = (known: Map<number, SustainedTake>, tempo: number, take: SustainedTake) => {
    known.delete(tempo)
    known.set(tempo, take)
    const [oldest] = known.keys()
    if (known.size > TAKES_KEPT && oldest !== undefined) known.delete(oldest)
  }

  const prepareSustained = async (
    { id, beats }: BeatLoopSource,
    { anchors }: Extract<BeatLoopPlay, { kind: 'anchors' }>,
    tempo: BeatsPerMinute,
  ): Promise<SustainedLoop> => {
    const nearest = nearestTo(tempo, anchors, (anchor) => anchor.beatsPerMinute)
    if (nearest === undefined) throw new Error(`The loop ${id} has no audio.`)
    const ratio = tuning
    const known = takesOf(id)
    if (!known.has(tempo)) {
      const anchor = await buffer(nearest.url)
      const loop = fitLoop(nearest.loop, anchor)
      if (nearest.beatsPerMinute === tempo && ratio === 1)
        keep(known, tempo, { buffer: anchor, loop })
      else {
        const stretched = await stretchLoop({
          buffer: anchor,
          loop,
          period: beatsToSeconds(beats, tempo),
          ratio,
          moduleUrl: stretchModuleUrl,
        })
        keep(known, tempo, { buffer: stretched, loop: wholeOf(stretched) })
      }
    }
    return {
      kind: 'anchors',
      beats,
      takeAt(wanted) {
        const best = nearestTo(wanted, [...known], ([at]) => at)
        if (best === undefined) throw new Error(`The loop ${id} has no take.`)
        return best[1]
      },
    }
  }

  return {
    prepare: (loop, tempo) =>
      loop.play.kind === 'score'
        ? prepareScore(loop.play, tuning)
        : prepareSustained(loop, loop.play, tempo),
    tune(ratio) {
      if (ratio === tuning) return
      tuning = ratio
      takes = new Map()
    },
    tuning: () => tuning,
  }
}
