/** What `makeInPage` is given: addresses of the site's workers, and the length of the file. */
type Given = {
  readonly mixdown: string
  readonly period: string
  readonly seconds: number
  /** Of each sound: how long its periods are. */
  readonly sounds: readonly {
    readonly sound: string
    readonly isTexture: boolean
    readonly seconds: number
  }[]
}

type Answer = { readonly channels?: readonly Float32Array<ArrayBuffer>[]; readonly fault?: string }

/**
 * Runs in a page: makes a file of three sounds as the site does, and puts it to the server.
 *
 * @returns what the worker tells at the end
 * @throws {Error} with the worker's refusal
 */
export const makeInPage = async ({ mixdown, period, seconds, sounds }: Given): Promise<unknown> => {
  const name = 'bench.ogg'
  const counts = sounds.map(() => 0)
  const maker = new Worker(period, { type: 'module' })
  let last = Promise.resolve<unknown>(undefined)

  const render = (request: object) =>
    new Promise<Answer>((resolve, reject) => {
      maker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true })
      maker.onmessage = ({ data }: MessageEvent<Answer | 'arrived'>) => {
        if (data !== 'arrived') resolve(data)
      }
      maker.postMessage(request)
    })

  const next = (track: number): Promise<Answer> => {
    counts[track]! += 1
    const request = {
      ...sounds[track],
      hour: 501,
      setting: {},
      isShort: false,
      index: counts[track],
      sampleRate: 48_000,
      targetLufs: -23,
    }
    const answer = last.then(() => render(request))
    last = answer
    return answer
  }

  const worker = new Worker(mixdown, { type: 'module' })
  const made = await new Promise((resolve, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.onmessage = ({ data }: MessageEvent<{ kind: string; track: number }>) => {
      if (data.kind === 'refused') reject(new Error(JSON.stringify(data)))
      if (data.kind === 'done') resolve(data)
      if (data.kind !== 'want') return
      const give = async () => {
        const { channels } = await next(data.track)
        const transfer = channels?.map(({ buffer }) => buffer) ?? []
        worker.postMessage({ kind: 'period', track: data.track, channels }, { transfer })
      }
      give().catch(reject)
    }
    worker.postMessage({
      kind: 'begin',
      seconds,
      destination: { kind: 'kept', name },
      tags: { title: 'Bench', seed: 501, link: location.href },
      tracks: sounds.map(() => ({ gain: 0.25, source: { kind: 'periods' } })),
    })
  })
  const directory = await navigator.storage.getDirectory()
  const body = await (await directory.getFileHandle(name)).getFile()
  await fetch('/file', { method: 'PUT', body })
  return made
}
