import type { RenderAnswer, Rendered, RenderRequest, RenderNeed } from './render-protocol.ts'

/** The part of a worker that the room uses. */
type RenderWorker = Pick<Worker, 'terminate'> & {
  postMessage(request: RenderRequest): void
  onmessage: ((event: MessageEvent<RenderAnswer>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

/** Renders in a worker, one after the other. */
export type Renderer = {
  /** @throws when the worker's code does not arrive, or it fails */
  ask(need: RenderNeed): Promise<Rendered>
}

type Asked = {
  readonly resolve: (rendered: Rendered) => void
  readonly reject: (reason: unknown) => void
}

/** A worker that failed is ended; the next need opens another. */
export const createRenderer = (createWorker: () => RenderWorker): Renderer => {
  const asked = new Map<number, Asked>()
  let worker: RenderWorker | undefined
  let count = 0

  const fail = (reason: unknown) => {
    worker?.terminate()
    worker = undefined
    const lost = [...asked.values()]
    asked.clear()
    for (const { reject } of lost) reject(reason)
  }

  const open = (): RenderWorker => {
    const opened = createWorker()
    opened.onmessage = ({ data }) => {
      const waiting = asked.get(data.id)
      asked.delete(data.id)
      if ('rendered' in data) waiting?.resolve(data.rendered)
      else waiting?.reject(new Error(data.problem))
    }
    opened.onerror = (event) => fail(new Error(event.message || 'The renderer did not arrive.'))
    return opened
  }

  return {
    ask: (need) =>
      new Promise((resolve, reject) => {
        count += 1
        asked.set(count, { resolve, reject })
        worker ??= open()
        worker.postMessage({ id: count, need })
      }),
  }
}

/** The one renderer of this page. */
export const renderer: Renderer = createRenderer(
  () => new Worker(new URL('./render.worker.ts', import.meta.url), { type: 'module' }),
)
