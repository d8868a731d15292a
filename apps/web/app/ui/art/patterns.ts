import type { Random } from '@dhvani/units'
import type { Tones } from './palettes.ts'
import {
  at,
  background,
  between,
  birds,
  circle,
  dotRing,
  group,
  HEIGHT,
  line,
  path,
  petal,
  pick,
  polar,
  polygon,
  ridge,
  times,
  WIDTH,
  type Point,
} from './shapes.ts'

const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2]

const petals = (
  centre: Point,
  count: number,
  inner: number,
  outer: number,
  width: number,
  shift = 0,
) => times(count, (index) => petal(centre, inner, outer, width, (index + shift) / count)).join('')

/** Rings of petals around one bindu; it may turn, slowly. */
export const lotusMandala = (random: Random, tones: Tones): string => {
  const count = pick(random, 5, 8) * 2
  const ring = (inner: number, outer: number, fill: string, shift: number, stroke = tones.ground) =>
    path(petals(MIDDLE, count, inner, outer, (5.4 * outer) / count, shift), {
      fill,
      stroke,
      'stroke-width': 2.5,
    })
  const body = [
    circle(MIDDLE, 300, { fill: tones.far, opacity: 0.55 }),
    dotRing(MIDDLE, 322, count * 4, 3.4, tones.mid),
    dotRing(MIDDLE, 344, count * 2, 6, tones.accent),
    ring(120, 296, tones.mid, 0),
    ring(110, 250, tones.accent, 0.5),
    ring(80, 205, tones.near, 0),
    circle(MIDDLE, 128, { fill: tones.ground }),
    circle(MIDDLE, 118, line(tones.near, 2.5)),
    dotRing(MIDDLE, 106, count * 2, 3, tones.accent),
    ring(20, 96, tones.mid, 0.5, tones.ground),
    ring(10, 62, tones.accent, 0),
    circle(MIDDLE, 17, { fill: tones.glow, stroke: tones.near, 'stroke-width': 2.5 }),
  ]
  const scattered = times(26, () => {
    const spot: Point = [between(random, 0, WIDTH), between(random, 0, HEIGHT)]
    const away = Math.hypot(spot[0] - MIDDLE[0], spot[1] - MIDDLE[1])
    return away < 390 ? '' : path(petals(spot, 6, 2, 17, 12), { fill: tones.mid, opacity: 0.45 })
  })
  return [background(tones.ground), ...scattered, group({ class: 'art-turn' }, body)].join('')
}

/**
 * A sikku kolam: one line that winds around a grid of dots. Between two neighbouring dots the line
 * either crosses itself or bends back; mirrored choices give the four-fold order of the real thing.
 */
export const kolam = (random: Random, tones: Tones): string => {
  const size = pick(random, 3, 4) * 2 + 1
  const gap = 560 / (size + 0.2)
  const half = (size - 1) / 2
  const dots = times(size * size, (index): Point => [
    (index % size) - half,
    Math.floor(index / size) - half,
  ]).filter(([x, y]) => Math.abs(x) + Math.abs(y) <= half)
  const isDot = (x: number, y: number) => Math.abs(x) + Math.abs(y) <= half
  const choices = new Map<string, boolean>()
  const crosses = (x: number, y: number) => {
    const key = [Math.abs(x), Math.abs(y)].toSorted((a, b) => a - b).join()
    const known = choices.get(key)
    if (known !== undefined) return known
    const chosen = random() < 0.72
    choices.set(key, chosen)
    return chosen
  }
  const place = (x: number, y: number): Point => [MIDDLE[0] + x * gap, MIDDLE[1] + y * gap]
  const tile = (x: number, y: number, dx: number, dy: number): string => {
    const [cx, cy] = [x + dx / 2, y + dy / 2]
    const corner = (along: number, across: number) =>
      at(place(cx + dx * along + dy * across, cy + dy * along + dx * across))
    const [a, b, c, d] = [
      corner(-0.25, -0.25),
      corner(-0.25, 0.25),
      corner(0.25, 0.25),
      corner(0.25, -0.25),
    ]
    if (isDot(x + dx, y + dy) && crosses(cx, cy)) return `M${a}L${c}M${b}L${d}`
    const middle = at(place(cx, cy))
    return isDot(x + dx, y + dy)
      ? `M${a}Q${middle} ${b}M${d}Q${middle} ${c}`
      : `M${a}Q${middle} ${b}`
  }
  const strands = dots.flatMap(([x, y]) =>
    (
      [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const
    )
      .filter(([dx, dy]) => dx + dy > 0 || !isDot(x + dx, y + dy))
      .map(([dx, dy]) => tile(x, y, dx, dy)),
  )
  const weave = strands.join('')
  const border = times(24, (index) => {
    const x = (index + 0.5) * (WIDTH / 24)
    return [18, HEIGHT - 18].map((y) => circle([x, y], 5, { fill: tones.mid })).join('')
  })
  return [
    background(tones.near),
    ...border,
    path(weave, { ...line(tones.mid, 9), transform: 'translate(4 5)', opacity: 0.55 }),
    path(weave, line(tones.glow, 6)),
    ...dots.map(([x, y]) => circle(place(x, y), 6.5, { fill: tones.accent })),
  ].join('')
}

const star = (centre: Point, radius: number): Point[] =>
  times(16, (index) => polar(centre, index % 2 === 0 ? radius : radius * 0.76, index / 16))

/** A pierced stone screen, and the view through it. */
export const jali = (random: Random, tones: Tones): string => {
  const gap = pick(random, 92, 116)
  const columns = Math.ceil(WIDTH / gap) + 1
  const rows = Math.ceil(HEIGHT / gap) + 1
  const holes = times(columns * rows, (index) => {
    const centre: Point = [(index % columns) * gap, Math.floor(index / columns) * gap]
    const between4: Point = [centre[0] + gap / 2, centre[1] + gap / 2]
    const bar = gap * 0.19
    const cross: Point[] = times(8, (corner) =>
      polar(between4, corner % 2 === 0 ? gap * 0.27 : bar * 0.72, corner / 8),
    )
    return polygon(star(centre, gap * 0.43)) + polygon(cross)
  }).join('')
  const sun: Point = [between(random, 380, 820), between(random, 200, 270)]
  const screen = `M0 0H${WIDTH}V${HEIGHT}H0Z${holes}`
  return [
    background(tones.ground),
    circle(sun, 150, { fill: tones.glow }),
    circle(sun, 104, { fill: tones.accent }),
    path(ridge(random, 410, 40, 5), { fill: tones.far }),
    path(ridge(random, 480, 36, 6), { fill: tones.mid }),
    birds(random, [sun[0] + 180, 150], 5, tones.ink),
    path(screen, { fill: tones.near, 'fill-rule': 'evenodd' }),
    path(holes, { ...line(tones.mid, 2), opacity: 0.8 }),
  ].join('')
}

/** A way inwards: rings with gates, as in an old labyrinth. */
export const mindPaths = (random: Random, tones: Tones): string => {
  const rings = times(8, (index) => {
    const radius = 56 + index * 32
    const gate = random()
    const open = 13 / radius
    const from = polar(MIDDLE, radius, gate + open / 2)
    const to = polar(MIDDLE, radius, gate - open / 2)
    const wall = polar(MIDDLE, radius + 32, gate + open / 2)
    return path(
      `M${at(from)}A${radius} ${radius} 0 1 1 ${at(to)}${index < 7 ? `M${at(from)}L${at(wall)}` : ''}`,
      line(index % 3 === 2 ? tones.accent : tones.near, 9),
    )
  })
  return [
    background(tones.ground),
    circle(MIDDLE, 312, { fill: tones.far, opacity: 0.6 }),
    ...rings,
    path(petals(MIDDLE, 8, 4, 36, 24), { fill: tones.accent }),
    circle(MIDDLE, 9, { fill: tones.glow }),
    ...times(2, (side) =>
      group(
        { opacity: 0.5 },
        times(5, (index) =>
          path(petals([side ? WIDTH - 90 : 90, 75 + index * 120], 8, 5, 34, 20), {
            fill: tones.mid,
          }),
        ),
      ),
    ),
  ].join('')
}

/** Rings that widen from a bindu, with moons between them. */
export const omRings = (random: Random, tones: Tones): string => {
  const turn = random()
  const rings = times(9, (index) => {
    const radius = 44 + index * 38
    const moon = polar(MIDDLE, radius, turn + index * 0.382)
    return (
      circle(MIDDLE, radius, {
        ...line(index % 2 ? tones.mid : tones.accent, 11 - index),
        'stroke-dasharray': index % 3 === 2 ? '2 16' : undefined,
      }) + circle(moon, 17 - index, { fill: index % 2 ? tones.accent : tones.near })
    )
  })
  return [
    background(tones.ground),
    circle(MIDDLE, 190, { fill: tones.far, opacity: 0.5 }),
    circle(MIDDLE, 100, { fill: tones.glow, opacity: 0.8 }),
    ...rings,
    path(petals(MIDDLE, 12, 2, 30, 12), { fill: tones.near }),
    circle(MIDDLE, 10, { fill: tones.accent }),
  ].join('')
}
