import { decodeBlob } from './decode-blob.ts'
import { bakeHeldLoop, holdSound, STEP } from './held-sound.ts'
import { letGo } from './let-go.ts'
import { createLoopSource, createStreamSource } from './loop-source.ts'
import { mixDown } from './mix-down.ts'
import type {
  Destination,
  MixdownRefusal,
  MixdownRequest,
  MixdownTrack,
  PageNews,
  WorkerNews,
} from './mixdown-protocol.ts'
import { createOpusFile, FILE_RATE, hasEncoder } from './opus-file.ts'
import type { HeldPeriod } from './held-period.ts'
import { createPeriodSource } from './period-source.ts'
import { createPeriodSupply } from './period-supply.ts'
import type { BlockSource } from './stereo-block.ts'

/** How long a period passes into the next, as the recipes have it. */
const PASSAGE_SECONDS = 2

/** What is kept in memory of an own sound (19 MB in 16 bits, as the mix keeps 40 MB); a longer one is read again and again. */
const SHORT_SECONDS = 100
/** Of a long one: how its end passes into its beginning. */
const OVERLAP_SECONDS = 1.5

class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: MixdownRefusal
  constructor(code: MixdownRefusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

const openWriter = async (destination: Destination) => {
  const handle =
    destination.kind === 'chosen'
      ? destination.handle
      : await openKept(destination.name).catch((cause: unknown) => {
          throw new Refusal('no_storage', { cause })
        })
  return handle.createWritable()
}

const openKept = async (name: string): Promise<FileSystemFileHandle> =>
  (await navigator.storage.getDirectory()).getFileHandle(name, { create: true })

type FileTrack = Extract<MixdownTrack['source'], { readonly kind: 'file' }>

/** @returns `undefined` where the browser does not decode the file in a worker, or it is silent from end to end */
const openFile = async ({ blob, loop, isTexture }: FileTrack): Promise<BlockSource | undefined> => {
  const decoded = await decodeBlob(blob, FILE_RATE)
  if (!decoded || decoded.seconds <= 0) return undefined
  if (!loop && decoded.seconds > SHORT_SECONDS)
    return createStreamSource(decoded.open, OVERLAP_SECONDS * FILE_RATE)
  const channels = await holdSound(decoded.open, Math.ceil((decoded.seconds + 1) * FILE_RATE))
  const length = channels[0]?.length ?? 0
  if (length === 0) return undefined
  if (!loop) return createLoopSource({ channels, step: STEP, ...bakeHeldLoop(channels, FILE_RATE) })
  const inSamples = (seconds: number) => Math.min(length, Math.round(seconds * FILE_RATE))
  const [from, to] = [inSamples(loop.start), inSamples(loop.end)]
  return createLoopSource({
    channels: channels.map((channel) => channel.subarray(from, to)),
    step: STEP,
    from: 0,
    to: to - from,
    isTexture: isTexture === true,
  })
}

/** The rest of a mix does without a file that breaks as it is read. */
const openWhatCan = (track: FileTrack): Promise<BlockSource | undefined> =>
  openFile(track).catch((reason: unknown) => {
    reportError(reason)
    return undefined
  })

const refusalOf = (error: unknown): MixdownRefusal => {
  if (error instanceof Refusal) return error.code
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed'
}

/** One file of a mix: what the worker does. */
export const createMixdownJob = (tell: (news: WorkerNews) => void) => {
  const awaited = new Map<number, (period: HeldPeriod | undefined) => void>()

  const ask = (track: number): Promise<HeldPeriod | undefined> =>
    new Promise((resolve) => {
      awaited.set(track, resolve)
      tell({ kind: 'want', track })
    })

  const openTracks = async (tracks: readonly MixdownTrack[]) => {
    const renewed = tracks.flatMap(({ source }, index) =>
      source.kind === 'periods' ? [index] : [],
    )
    const supply = createPeriodSupply(renewed, ask)
    const openPeriods = async (track: number): Promise<BlockSource | undefined> => {
      const first = await supply.take(track)
      if (!first) return undefined
      const source = createPeriodSource(
        {
          first,
          next: () => supply.take(track),
          tellNeed: (samples) => supply.tellNeed(track, samples),
          letGo,
        },
        PASSAGE_SECONDS * FILE_RATE,
      )
      return source
    }
    return Promise.all(
      tracks.map(async ({ source, ...placing }, index) => ({
        ...placing,
        source: await (source.kind === 'periods' ? openPeriods(index) : openWhatCan(source)),
      })),
    )
  }

  const write = async ({ tracks, seconds, destination, tags }: MixdownRequest) => {
    if (!(await hasEncoder())) throw new Refusal('no_encoder')
    const writer = await openWriter(destination)
    try {
      const opened = await openTracks(tracks)
      const heard = opened.flatMap(({ source, ...placing }) =>
        source ? [{ ...placing, source }] : [],
      )
      const leftOut = opened.flatMap(({ source }, index) => (source ? [] : [index]))
      if (heard.length === 0) throw new Refusal('soundless')
      const file = await createOpusFile(writer, tags)
      const levels = await mixDown({
        tracks: heard,
        seconds,
        sampleRate: FILE_RATE,
        write: file.write,
        onProgress: (share) => tell({ kind: 'progress', share }),
      })
      if (!levels) throw new Refusal('soundless')
      const { correction, ...measured } = levels
      const bytes = await file.finish(correction)
      await writer.close()
      tell({ kind: 'done', bytes, ...measured, leftOut })
    } catch (error) {
      // What was written so far is dropped; where that fails too, the first reason is the one to tell.
      await writer.abort().catch(() => undefined)
      throw error
    }
  }

  const begin = async (request: MixdownRequest): Promise<void> => {
    try {
      await write(request)
    } catch (error) {
      tell({ kind: 'refused', code: refusalOf(error), reason: String(error) })
    }
  }

  return {
    hear(news: PageNews): void {
      if (news.kind === 'begin') {
        void begin(news)
        return
      }
      awaited.get(news.track)?.(news.period)
      awaited.delete(news.track)
    },
  }
}
