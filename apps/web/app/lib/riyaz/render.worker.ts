import { hertz, seconds } from '@dhvani/units'
import { renderPluck, renderStroke, roomResponse } from '@dhvani/sound-render/practice'
import type { RenderAnswer, Rendered, RenderRequest, RenderWish } from './render-protocol.ts'

/** Where the player sits: an arm's length away, in the middle. */
const SEAT = { distance: 0.6, bearing: 0 }

const render = (wish: RenderWish): Omit<Rendered, 'cost'> => {
  const sampleRate = hertz(wish.sampleRate)
  if (wish.kind === 'pluck') {
    const { frequency, duration } = wish
    const pluck = { ...wish, frequency: hertz(frequency), duration: seconds(duration), sampleRate }
    const { samples, rate } = renderPluck(pluck)
    return { channels: [samples], rate }
  }
  if (wish.kind === 'stroke') {
    const { stroke, take, sa } = wish
    return { channels: [renderStroke(stroke, { sa: hertz(sa), take, sampleRate })], rate: 1 }
  }
  const { left, right } = roomResponse(SEAT, 'riyaz', sampleRate)
  return { channels: [left, right] as Float32Array<ArrayBuffer>[], rate: 1 }
}

/** Types what this worker posts: `postMessage` itself takes any value. */
const tell = (answer: RenderAnswer, transfer: Transferable[] = []) =>
  postMessage(answer, { transfer })

addEventListener('message', ({ data: { id, wish } }: MessageEvent<RenderRequest>) => {
  const begun = performance.now()
  try {
    const rendered = { ...render(wish), cost: performance.now() - begun }
    tell(
      { id, rendered },
      rendered.channels.map(({ buffer }) => buffer),
    )
  } catch (error) {
    tell({ id, problem: String(error) })
  }
})
