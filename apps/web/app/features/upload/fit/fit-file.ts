import encoderAddress from 'wasm-media-encoders/wasm/mp3?url'
// oxlint-disable-next-line import/default -- Vite gives the address of the bundle as the default export.
import workerAddress from './fit.worker.ts?worker&url'
import type { CheckedAudio } from '@dhvani/audio-files'
import { ask } from '#lib/network/ask.ts'
import type { FitNews, FitRequest, Trim, PeaksRequest, Samples, Undecoded } from './fit-protocol.ts'
import { FitRefusal } from './fit-refusal.ts'

/** All of it is in memory at once: two channels of four bytes. */
const RATE_HZ = 44_100
/**
 * Three minutes of two channels have 64 MB. Chromium holds them twice while it decodes, and the page while it copies them for the
 * worker: 131 MiB were measured (decision 262).
 */
const MOST_SECONDS = 180
/** Where no container tells the length: four minutes of what phones record, and less of most else. */
const MOST_BYTES = 4 * 1024 * 1024

/**
 * Decodes a whole file by `decodeAudioData`: in browsers without WebCodecs, and for what an operating system decodes besides
 * (AMR, ALAC, AIFF in Safari).
 *
 * @throws {FitRefusal} `undecoded`, `too_long_here`
 */
const decodeInPage = async (file: File, { codec, seconds }: Undecoded): Promise<Samples> => {
  if (seconds === undefined ? file.size > MOST_BYTES : seconds > MOST_SECONDS)
    throw new FitRefusal(seconds === undefined ? 'undecoded' : 'too_long_here', codec)
  const context = new OfflineAudioContext(1, 1, RATE_HZ)
  let audio: AudioBuffer
  try {
    audio = await context.decodeAudioData(await file.arrayBuffer())
  } catch (error) {
    throw new FitRefusal('undecoded', codec, { cause: error })
  }
  const channels = Array.from({ length: audio.numberOfChannels }, (_, index) =>
    audio.getChannelData(index).slice(),
  )
  return { rate: audio.sampleRate, channels }
}

/**
 * A worker that works tells its progress all the while. The reader of containers turns in a circle for ever in some broken files,
 * such as FLAC of which only the head is there. Milliseconds.
 */
const SILENT_MS = 30_000

/** What is left for a file over which the worker fell silent: the browser's own decoder, where its sound is in memory as a whole. */
const endOfSilence = ({ file }: FitRequest | PeaksRequest): FitEnd =>
  file.size > MOST_BYTES
    ? { kind: 'failed', reason: 'The worker fell silent.', isGone: false }
    : { kind: 'undecoded' }

export type FitWatch = {
  /** Gets the share that is done, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

type FitEnd = Exclude<FitNews, { readonly kind: 'progress' }>

/** @throws {FitRefusal} `missing` */
const loadEncoder = async (): Promise<WebAssembly.Module> => {
  try {
    return await ask([encoderAddress], async (answer) => {
      if (!answer.ok) throw new Error(`${answer.status}: ${encoderAddress}`)
      return WebAssembly.compile(await answer.arrayBuffer())
    })
  } catch (error) {
    throw new FitRefusal('missing', undefined, { cause: error })
  }
}

/** A worker of a file has the policy that came with the file, one of a blob that of its page. */
const openWorker = () => {
  const script = `import ${JSON.stringify(new URL(workerAddress, location.href).href)}`
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
  return { worker: new Worker(address, { type: 'module' }), address }
}

const askWorker = (
  request: FitRequest | PeaksRequest,
  { onProgress, signal }: FitWatch,
): Promise<FitEnd> =>
  new Promise((resolve, reject) => {
    const { worker, address } = openWorker()
    let silence: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(silence)
      worker.terminate()
      URL.revokeObjectURL(address)
      signal.removeEventListener('abort', cancel)
    }
    const cancel = () => {
      end()
      reject(signal.reason as Error)
    }
    const expectNews = () => {
      clearTimeout(silence)
      silence = setTimeout(() => {
        end()
        resolve(endOfSilence(request))
      }, SILENT_MS)
    }
    signal.addEventListener('abort', cancel)
    worker.addEventListener('error', (event) => {
      end()
      reject(new FitRefusal('missing', undefined, { cause: event.message }))
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FitNews>) => {
      if (data.kind === 'progress') {
        expectNews()
        onProgress(data.share)
        return
      }
      end()
      resolve(data)
    })
    const samples = 'samples' in request ? request.samples : undefined
    expectNews()
    worker.postMessage(request, samples?.channels.map(({ buffer }) => buffer) ?? [])
  })

export type FittedFile = {
  readonly file: File
  /** What the check found, which has read the file through. */
  readonly audio: CheckedAudio
}

const nameFitted = (name: string, extension: string): string =>
  `${name.replace(/\.[^.]*$/, '')}.${extension}`

const finish = async (
  { file, encoderCode }: FitRequest,
  answer: FitEnd,
  watch: FitWatch,
): Promise<FittedFile> => {
  switch (answer.kind) {
    case 'fitted':
      return {
        file: new File([...answer.pieces], nameFitted(file.name, answer.extension)),
        audio: answer.audio,
      }
    case 'undecoded': {
      const samples = await decodeInPage(file, answer)
      watch.signal.throwIfAborted()
      const request = { file, encoderCode, samples }
      return finish(request, await askWorker(request, watch), watch)
    }
    case 'refused':
      throw new FitRefusal(answer.code)
    case 'peaks':
      throw new FitRefusal('failed')
    case 'failed':
      throw new FitRefusal(answer.isGone ? 'gone' : 'failed', undefined, { cause: answer.reason })
    default:
      throw new FitRefusal(answer.kind)
  }
}

/**
 * Makes a file that is of none of the six types, or that no browser plays, into one that is, on this device. Of one of the six
 * types it takes a part.
 *
 * @throws {FitRefusal} with the reason
 * @throws the signal's reason when it was cancelled
 */
export const fitFile = async (file: File, watch: FitWatch, trim?: Trim): Promise<FittedFile> => {
  watch.signal.throwIfAborted()
  const request = { file, trim, encoderCode: await loadEncoder() }
  watch.signal.throwIfAborted()
  return finish(request, await askWorker(request, watch), watch)
}

/** @returns `count` peaks from 0 to 1; `undefined` where this browser decodes no sound in a worker, or not this one */
export const findPeaksOf = async (
  file: File,
  count: number,
  signal: AbortSignal,
): Promise<readonly number[] | undefined> => {
  const answer = await askWorker({ file, peaks: count }, { onProgress: () => undefined, signal })
  return answer.kind === 'peaks' ? answer.peaks : undefined
}
