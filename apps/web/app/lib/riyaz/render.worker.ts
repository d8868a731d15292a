import { hertz, seconds } from '@dhvani/units'
import { renderPluck, renderStroke, roomResponse } from '@dhvani/sound-render/practice'
import type { RenderAnswer, Rendered, RenderRequest, RenderNeed } from './render-protocol.ts'

/** Where the player sits: an arm's length away, in the middle. */
const SEAT = { distance: 0.6, bearing: 0 }

const render = (need: RenderNeed): Omit<Rendered, 'cost'> => {
  const sampleRate = hertz(need.sampleRate)
  if (need.kind === 'pluck') {
    const { frequency, duration } = need
    const pluck = { ...need, frequency: hertz(frequency), duration: seconds(duration), sampleRate }
    const { samples, rate } = renderPluck(pluck)
    return { channels: [samples], rate }
  }
  if (need.kind === 'stroke') {
    const { stroke, take, sa } = need
    return { channels: [renderStroke(stroke, { sa: hertz(sa), take, sampleRate })], rate: 1 }
  }
  const { left, right } = roomResponse(SEAT, 'riyaz', sampleRate)
  return { channels: [left, right] as Float32Array<ArrayBuffer>[], rate: 1 }
}

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (answer: RenderAnswer, transfer: Transferable[] = []) =>
  postMessage(answer, { transfer })

addEventListener('message', ({ data: { id, need } }: MessageEvent<RenderRequest>) => {
  const begun = performance.now()
  try {
    const rendered = { ...render(need), cost: performance.now() - begun }
    tell(
      { id, rendered },
      rendered.channels.map(({ buffer }) => buffer),
    )
  } catch (error) {
    tell({ id, problem: String(error) })
  }
})
