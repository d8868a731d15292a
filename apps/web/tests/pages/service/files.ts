import { BUILT_IN_BUCKET } from '@dhvani/catalogue'
import { json, storageRefusal } from './answers.ts'
import { renderTone, TONE_SECONDS } from './tone.ts'

/** Peak of every built-in sound, unless a test gives another. */
const PEAK = 0.1

const tones = new Map<number, Uint8Array<ArrayBuffer>>()

const toneOf = (peak: number) => {
  const tone = tones.get(peak) ?? renderTone(TONE_SECONDS, peak)
  tones.set(peak, tone)
  return tone
}

/** The files of the stand-in: the built-in sounds, and what people upload. */
export const createFiles = () => {
  const stored = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>()
  const peaks = new Map<string, number>()

  const give = (request: Request, bytes: Uint8Array<ArrayBuffer>, type: string) => {
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
    const part =
      from === undefined ? bytes : bytes.slice(Number(from), to ? Number(to) + 1 : undefined)
    return new Response(request.method === 'HEAD' ? null : part, {
      status: from === undefined ? 200 : 206,
      headers: {
        'content-type': type,
        'content-length': String(part.byteLength),
        'accept-ranges': 'bytes',
      },
    })
  }

  const receive = async (request: Request, path: string) => {
    const type = request.headers.get('content-type') ?? ''
    const file = type.startsWith('multipart/')
      ? [...(await request.formData()).values()].find((value) => typeof value !== 'string')
      : await request.blob()
    if (!file) return storageRefusal(400, 'InvalidRequest', 'No file')
    stored.set(path, { bytes: new Uint8Array(await file.arrayBuffer()), type: file.type })
    return json({ Id: crypto.randomUUID(), Key: path })
  }

  return {
    /** Lets a built-in sound be a tone of another peak, from 0 to 1. */
    setTone: (sound: string, peak: number) => peaks.set(sound, peak),
    store: (path: string, bytes: Uint8Array<ArrayBuffer>, type: string) =>
      stored.set(path, { bytes, type }),
    lose: (path: string) => stored.delete(path),
    /** The paths of what is stored. */
    paths: (): readonly string[] => [...stored.keys()],
    answer: async (request: Request, { pathname }: URL): Promise<Response> => {
      const path = decodeURIComponent(pathname.slice('/storage/v1/object/'.length))
      const [, bucket, name = ''] = /^public\/([^/]+)\/(.*)$/.exec(path) ?? []
      if (bucket === BUILT_IN_BUCKET) {
        const sound = name.replace(/^small\//, '').replace(/\.mp3$/, '')
        return give(request, toneOf(peaks.get(sound) ?? PEAK), 'audio/mpeg')
      }
      if (request.method === 'POST') return receive(request, path)
      if (request.method === 'DELETE') {
        const { prefixes = [] } = JSON.parse(await request.text()) as { prefixes?: string[] }
        const gone = prefixes.filter((prefix) => stored.delete(`${path}/${prefix}`))
        return json(gone.map((prefix) => ({ name: prefix })))
      }
      const file = stored.get(path.replace(/^public\//, ''))
      return file
        ? give(request, file.bytes, file.type)
        : storageRefusal(404, 'not_found', 'Object not found')
    },
  }
}
