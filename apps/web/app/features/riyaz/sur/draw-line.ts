import {
  BANDS,
  bandOf,
  centsAbove,
  findRaga,
  hasSvara,
  nearestSvara,
  SVARA_CENTS,
  type Band,
  type ScaleId,
  type SungPoint,
} from '@dhvani/riyaz'
import type { Hertz } from '@dhvani/units'
import { LINE_SECONDS } from './listen.ts'
import { svaraName } from './sur-words.ts'

/** Cents from the lower edge to the upper: a little more than an octave. */
const SPAN = 1400

/** The view moves when the voice comes so near to an edge. Cents. */
const MARGIN = 150

/** Room for the names of the rails. CSS pixels. */
const NAMES = 92

/** Half the height of a name. */
const HALF_NAME = 9

/** Size of the disc on vadi's rails, and of the ring on samvadi's. CSS pixels. */
const MARK = 5

/** How thick the line is in each band, so that it can be read without its colour. CSS pixels. */
const WIDTHS: Readonly<Record<Band, number>> = { exact: 5, close: 3, off: 1.5, between: 1 }

/** Moments that are further apart than this are not joined. Seconds. */
const GAP = 0.25

export type Drawing = {
  readonly points: readonly SungPoint[]
  readonly sa: Hertz
  readonly scale: ScaleId
  /** Seconds, by the clock of the points. */
  readonly now: number
}

/** Colours of the theme, asked anew each time: it may change. */
const colours = (canvas: HTMLCanvasElement) => {
  const style = getComputedStyle(canvas)
  const of = (name: string) => style.getPropertyValue(name).trim()
  return {
    ink: of('--ink'),
    soft: of('--ink-soft'),
    line: of('--edge'),
    band: of('--peacock-wash'),
    voice: of('--terracotta'),
    font: style.fontFamily,
  }
}

/** As sharp as the screen. @returns the size in CSS pixels */
const fit = (canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) => {
  const { clientWidth: width, clientHeight: height } = canvas
  const scale = devicePixelRatio
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
  }
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.clearRect(0, 0, width, height)
  return { width, height }
}

/** A disc, or a ring, at the beginning of a rail: told apart without colour. */
const drawMark = (context: CanvasRenderingContext2D, y: number, isFull: boolean) => {
  context.beginPath()
  context.arc(NAMES + 2 * MARK, y, MARK, 0, 2 * Math.PI)
  if (isFull) context.fill()
  else {
    context.lineWidth = 2
    context.stroke()
  }
}

/** Draws the last ten seconds of a voice on the rails of a scale, and follows it through the octaves. */
export const createLineDrawing = (canvas: HTMLCanvasElement) => {
  const context = canvas.getContext('2d')
  let lowest = -100
  let raga = findRaga('')
  let ragaOf: ScaleId | undefined

  const followVoice = (cents: number | undefined) => {
    if (cents === undefined) return
    if (cents < lowest + MARGIN) lowest = cents - 3 * MARGIN
    if (cents > lowest + SPAN - MARGIN) lowest = cents - SPAN + 3 * MARGIN
  }

  return ({ points, sa, scale, now }: Drawing): void => {
    if (!context) return
    const { width, height } = fit(canvas, context)
    const paint = colours(canvas)
    const centsOf = (point: SungPoint) => centsAbove(point.frequency, sa)
    const last = points.at(-1)
    followVoice(last && now - last.at < 0.5 ? centsOf(last) : undefined)
    const y = (cents: number) => height * (1 - (cents - lowest) / SPAN)
    const x = (at: number) => NAMES + (width - NAMES) * (1 - (now - at) / LINE_SECONDS)

    if (scale !== ragaOf) {
      ragaOf = scale
      raga = findRaga(scale)
    }

    context.font = `600 14px ${paint.font}`
    context.textBaseline = 'middle'
    for (let octave = -3; octave <= 4; octave += 1)
      for (const [letter, place] of SVARA_CENTS) {
        const cents = place + 1200 * octave
        if (!hasSvara(scale, letter) || cents < lowest || cents > lowest + SPAN) continue
        const half = (height * BANDS.close) / SPAN
        context.fillStyle = paint.band
        context.fillRect(NAMES, y(cents) - half, width - NAMES, 2 * half)
        context.fillStyle = paint.line
        context.fillRect(NAMES, y(cents) - 0.5, width - NAMES, letter === 'S' ? 2 : 1)
        // A mark or a name at the edge would be cut.
        if (y(cents) < HALF_NAME || y(cents) > height - HALF_NAME) continue
        context.fillStyle = letter === 'S' ? paint.ink : paint.soft
        context.fillText(svaraName(letter), 4, y(cents), NAMES - 8)
        context.fillStyle = paint.ink
        context.strokeStyle = paint.ink
        if (letter === raga?.vadi || letter === raga?.samvadi)
          drawMark(context, y(cents), letter === raga.vadi)
      }

    context.strokeStyle = paint.voice
    context.lineCap = 'round'
    for (const [index, point] of points.entries()) {
      const before = points[index - 1]
      if (!before || point.at - before.at > GAP) continue
      const { letter, cents } = nearestSvara(centsOf(point))
      context.lineWidth = WIDTHS[hasSvara(scale, letter) ? bandOf(cents) : 'between']
      context.beginPath()
      context.moveTo(x(before.at), y(centsOf(before)))
      context.lineTo(x(point.at), y(centsOf(point)))
      context.stroke()
    }
  }
}
