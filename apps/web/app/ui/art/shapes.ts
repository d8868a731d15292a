import type { Random } from '@dhvani/units'

/** Size of the grid of every picture; a frame shows its middle. */
export const WIDTH = 1200
export const HEIGHT = 630

export type Point = readonly [x: number, y: number]

type Attributes = Readonly<Record<string, string | number | undefined>>

const write = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? round(value) : value}"`)
    .join('')

export const round = (value: number): number => Math.round(value * 10) / 10

export const element = (name: string, attributes: Attributes): string =>
  `<${name}${write(attributes)}/>`

export const group = (attributes: Attributes, children: readonly string[]): string =>
  `<g${write(attributes)}>${children.join('')}</g>`

export const path = (d: string, attributes: Attributes): string =>
  element('path', { d, ...attributes })

export const circle = ([cx, cy]: Point, r: number, attributes: Attributes): string =>
  element('circle', { cx, cy, r, ...attributes })

export const line = (colour: string, width = 3): Attributes => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
})

export const background = (colour: string): string =>
  element('rect', { width: WIDTH, height: HEIGHT, fill: colour })

export const polar = ([x, y]: Point, radius: number, turn: number): Point => [
  x + radius * Math.cos(turn * 2 * Math.PI),
  y + radius * Math.sin(turn * 2 * Math.PI),
]

export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`

export const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** A whole number from `low` to `high`, both possible. */
export const pick = (random: Random, low: number, high: number): number =>
  low + Math.floor(random() * (high - low + 1))

export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low)

/** A smooth open curve through the points (Catmull-Rom written as cubic Béziers). */
export const curve = (points: readonly Point[]): string => {
  const [first] = points
  if (!first) return ''
  const point = (index: number): Point =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? first
  const segments = times(points.length - 1, (index) => {
    const [before, from, to, after] = [
      point(index - 1),
      point(index),
      point(index + 1),
      point(index + 2),
    ]
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(one)} ${at(two)} ${at(to)}`
  })
  return `M${at(first)}${segments.join('')}`
}

/** A petal from the centre outwards, `width` at its widest, along `turn`. */
export const petal = (
  centre: Point,
  inner: number,
  outer: number,
  width: number,
  turn: number,
): string => {
  const middle = inner + (outer - inner) * 0.55
  const side = width / (2 * Math.PI * middle)
  const tip = polar(centre, outer, turn)
  const root = polar(centre, inner, turn)
  const left = polar(centre, middle, turn - side)
  const right = polar(centre, middle, turn + side)
  const neckLeft = polar(centre, outer * 0.96, turn - side * 0.18)
  const neckRight = polar(centre, outer * 0.96, turn + side * 0.18)
  return `M${at(root)}C${at(left)} ${at(left)} ${at(neckLeft)}Q${at(tip)} ${at(tip)}Q${at(tip)} ${at(neckRight)}C${at(right)} ${at(right)} ${at(root)}Z`
}

/** A ring of equal dots. */
export const dotRing = (
  centre: Point,
  radius: number,
  count: number,
  size: number,
  colour: string,
): string =>
  times(count, (index) =>
    circle(polar(centre, radius, index / count), size, { fill: colour }),
  ).join('')

/** A ridge from edge to edge around `height`, as a filled hill. */
export const ridge = (random: Random, height: number, swing: number, steps: number): string => {
  const points = times(steps + 3, (index): Point => [
    ((index - 1) / steps) * WIDTH,
    height + between(random, -swing, swing),
  ])
  return `${curve(points)}L${WIDTH + 200} ${HEIGHT}L-200 ${HEIGHT}Z`
}

/** Birds far away: small open wings. */
export const birds = (random: Random, [x, y]: Point, count: number, colour: string): string =>
  times(count, () => {
    const left = x + between(random, -120, 120)
    const top = y + between(random, -50, 50)
    const wing = between(random, 9, 17)
    return path(
      `M${at([left - wing, top - wing * 0.35])}Q${at([left - wing * 0.4, top - wing * 0.6])} ${at([left, top])}Q${at([left + wing * 0.4, top - wing * 0.6])} ${at([left + wing, top - wing * 0.35])}`,
      line(colour, 2.5),
    )
  }).join('')
