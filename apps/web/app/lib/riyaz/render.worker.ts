import { renderNeed } from './render-need.ts'
import type { RenderAnswer, RenderRequest } from './render-protocol.ts'

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (answer: RenderAnswer, transfer: Transferable[] = []) =>
  postMessage(answer, { transfer })

addEventListener('message', ({ data: { id, need } }: MessageEvent<RenderRequest>) => {
  const begun = performance.now()
  try {
    const rendered = { ...renderNeed(need), cost: performance.now() - begun }
    tell(
      { id, rendered },
      rendered.channels.map(({ buffer }) => buffer),
    )
  } catch (error) {
    tell({ id, problem: String(error) })
  }
})
