import { hertz, seconds } from '@dhvani/units'
import {
  renderHarmoniumNote,
  renderManjira,
  renderPluck,
  renderStroke,
  renderSwarmandalString,
  roomResponse,
} from '@dhvani/sound-render/practice'
import type { Rendered, RenderNeed } from './render-protocol.ts'

/** Where the player sits: an arm's length away, in the middle. */
const SEAT = { distance: 0.6, bearing: 0 }

/** Renders what the room asks for, on the thread that calls it. */
export const renderNeed = (need: RenderNeed): Omit<Rendered, 'cost'> => {
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
  if (need.kind === 'swarmandal') {
    const { frequency, seed } = need
    const samples = renderSwarmandalString(hertz(frequency), { seed, sampleRate })
    return { channels: [samples], rate: 1 }
  }
  if (need.kind === 'harmonium') {
    const { frequency, seed } = need
    const { samples, loopFrom } = renderHarmoniumNote(hertz(frequency), { seed, sampleRate })
    return { channels: [samples], rate: 1, loopFrom }
  }
  if (need.kind === 'manjira') {
    const { stroke, take } = need
    return { channels: [renderManjira(stroke, { take, sampleRate })], rate: 1 }
  }
  const { left, right } = roomResponse(SEAT, 'riyaz', sampleRate)
  return { channels: [left, right] as Float32Array<ArrayBuffer>[], rate: 1 }
}
