import type { Random } from '@dhvani/units'
import type { Tones } from './palettes.ts'
import {
  at,
  background,
  between,
  birds,
  circle,
  curve,
  element,
  HEIGHT,
  line,
  path,
  petal,
  pick,
  ridge,
  times,
  WIDTH,
  type Point,
} from './shapes.ts'

const palm = (random: Random, [x, y]: Point, height: number, colour: string): string => {
  const lean = between(random, -40, 40)
  const top: Point = [x + lean, y - height]
  const fronds = times(7, (index) => {
    const reach = height * between(random, 0.26, 0.36)
    const side = (index / 6) * 2 - 1
    const end: Point = [top[0] + side * reach, top[1] + Math.abs(side) * reach * 0.5 - 6]
    const bend: Point = [top[0] + side * reach * 0.5, top[1] - reach * 0.42]
    return path(`M${at(top)}Q${at(bend)} ${at(end)}`, line(colour, 6))
  })
  const trunk = path(
    `M${at([x, y])}Q${at([x + lean * 0.2, y - height * 0.6])} ${at(top)}`,
    line(colour, 8),
  )
  return trunk + fronds.join('')
}

/** A river that winds to the foreground between hills. */
export const riverLandscape = (random: Random, tones: Tones): string => {
  const sun: Point = [between(random, 300, 900), 250]
  const bend = between(random, -90, 90)
  const middle = 600 + bend
  const river = `M${middle - 14} 330C${middle + 90} 380 ${middle - 240} 420 ${middle - 120} 490C${middle - 20} 548 ${middle - 180} 590 ${middle - 320} ${HEIGHT}L${middle + 330} ${HEIGHT}C${middle + 180} 580 ${middle + 240} 530 ${middle + 70} 478C${middle - 60} 430 ${middle + 160} 385 ${middle + 14} 330Z`
  const ripples = times(9, (index) => {
    const y = 470 + index * 18
    const x = middle - 60 + between(random, -80, 90)
    const reach = 16 + index * 7
    return path(
      `M${at([x - reach, y])}Q${at([x, y - 7])} ${at([x + reach, y])}`,
      line(tones.glow, 3),
    )
  })
  return [
    background(tones.ground),
    circle(sun, 96, { fill: tones.glow }),
    circle(sun, 70, { fill: tones.accent }),
    birds(random, [sun[0] + 190, 130], 6, tones.ink),
    path(ridge(random, 290, 46, 5), { fill: tones.far }),
    path(ridge(random, 340, 26, 7), { fill: tones.mid }),
    path(river, { fill: tones.far }),
    path(river, { fill: tones.glow, opacity: 0.35 }),
    ...ripples,
    path(`M-20 ${HEIGHT}V470C140 440 250 500 330 ${HEIGHT}Z`, { fill: tones.near }),
    path(`M${WIDTH + 20} ${HEIGHT}V440C1080 430 930 500 880 ${HEIGHT}Z`, { fill: tones.near }),
    palm(random, [150, 500], between(random, 190, 250), tones.near),
    palm(random, [230, 520], between(random, 140, 180), tones.near),
    palm(random, [1070, 480], between(random, 210, 260), tones.near),
  ].join('')
}

const shikhara = (x: number, base: number, width: number, height: number): string =>
  `M${x - width / 2} ${base}V${base - height * 0.35}C${x - width * 0.46} ${base - height * 0.7} ${x - width * 0.2} ${base - height * 0.9} ${x - 5} ${base - height}V${base - height - 22}H${x + 5}V${base - height}C${x + width * 0.2} ${base - height * 0.9} ${x + width * 0.46} ${base - height * 0.7} ${x + width / 2} ${base - height * 0.35}V${base}Z`

/** Night over a ghat: stars, a thin moon, lamps on the water. */
export const nightSky = (random: Random, tones: Tones): string => {
  const moon: Point = [between(random, 780, 960), between(random, 140, 180)]
  const stars = times(90, () =>
    circle([between(random, 0, WIDTH), between(random, 0, 390)], between(random, 1, 3.2), {
      fill: tones.glow,
      opacity: between(random, 0.35, 0.95),
    }),
  )
  const lamps = times(15, () => {
    const spot: Point = [between(random, 40, WIDTH - 40), between(random, 490, 600)]
    const size = 3 + (spot[1] - 480) / 20
    return (
      element('ellipse', {
        cx: spot[0],
        cy: spot[1] + size * 2.4,
        rx: size * 0.6,
        ry: size * 2.2,
        fill: tones.accent,
        opacity: 0.35,
      }) +
      path(petal([spot[0], spot[1] + size], 0, size * 2.6, size * 1.7, 0.75), {
        fill: tones.glow,
      }) +
      element('ellipse', {
        cx: spot[0],
        cy: spot[1] + size,
        rx: size * 1.5,
        ry: size * 0.6,
        fill: tones.accent,
      })
    )
  })
  const towers = times(5, (index) =>
    shikhara(
      110 + index * 215 + between(random, -40, 40),
      462,
      between(random, 80, 130),
      between(random, 110, 220),
    ),
  )
  return [
    background(tones.near),
    element('rect', { y: 230, width: WIDTH, height: 240, fill: tones.mid, opacity: 0.22 }),
    element('rect', { y: 340, width: WIDTH, height: 130, fill: tones.mid, opacity: 0.28 }),
    ...stars,
    circle(moon, 66, { fill: tones.glow }),
    circle([moon[0] - 26, moon[1] - 14], 58, { fill: tones.near }),
    path(towers.join(''), { fill: tones.near }),
    path(towers.join(''), { ...line(tones.mid, 2.5), opacity: 0.8 }),
    element('rect', { y: 460, width: WIDTH, height: 170, fill: tones.near }),
    ...times(9, (index) =>
      path(`M0 ${470 + index * 19}H${WIDTH}`, { ...line(tones.mid, 1.5), opacity: 0.35 }),
    ),
    ...lamps,
  ].join('')
}

const windowArch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}V${y - height * 0.6}Q${x} ${y - height * 0.85} ${x + width / 2} ${y - height}Q${x + width} ${y - height * 0.85} ${x + width} ${y - height * 0.6}V${y}Z`

/** Old houses wall to wall, with arches, wires and pigeons. */
export const cityLines = (random: Random, tones: Tones): string => {
  const houses: string[] = []
  const base = 560
  for (let x = -30; x < WIDTH;) {
    const width = pick(random, 110, 190)
    const height = pick(random, 190, 380)
    const wall = [tones.mid, tones.far, tones.accent, tones.near][pick(random, 0, 3)] ?? tones.mid
    const columns = Math.max(2, Math.floor(width / 52))
    const rows = Math.floor(height / 92)
    houses.push(element('rect', { x, y: base - height, width, height, fill: wall }))
    houses.push(
      element('rect', {
        x: x - 5,
        y: base - height - 12,
        width: width + 10,
        height: 14,
        rx: 4,
        fill: tones.near,
      }),
    )
    if (random() < 0.45)
      houses.push(
        path(
          `M${x + width / 2 - 34} ${base - height - 12}a34 40 0 0 1 68 0ZM${x + width / 2} ${base - height - 50}v-22`,
          { fill: wall, stroke: tones.near, 'stroke-width': 3 },
        ),
      )
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const cell = width / columns
        const left = x + column * cell + cell * 0.24
        const isLit = random() < 0.42
        houses.push(
          path(windowArch(left, base - height + 84 + row * 92, cell * 0.52, 56), {
            fill: isLit ? tones.glow : tones.ground,
            stroke: tones.near,
            'stroke-width': 2.5,
          }),
        )
      }
    x += width + 6
  }
  const wires = times(3, (index) => {
    const y = 92 + index * 34
    return path(
      `M-10 ${y}Q${between(random, 420, 760)} ${y + 66} ${WIDTH + 10} ${y - 16}`,
      line(tones.ink, 2),
    )
  })
  return [
    background(tones.ground),
    circle([between(random, 240, 960), 215], 84, { fill: tones.glow }),
    ...wires,
    birds(random, [620, 80], 6, tones.ink),
    ...houses,
    element('rect', { y: base - 4, width: WIDTH, height: 90, fill: tones.near }),
    ...times(14, (index) => path(`M${index * 90 + 10} 600h44`, line(tones.far, 4))),
  ].join('')
}

/** The sun coming up, printed with a block of rays. */
export const sunrise = (random: Random, tones: Tones): string => {
  const centre: Point = [600, 385]
  const count = pick(random, 22, 30)
  const rays = (inner: number, outer: number, width: number, shift: number) =>
    times(count, (index) => petal(centre, inner, outer, width, (index + shift) / count)).join('')
  return [
    background(tones.ground),
    path(rays(180, 380, 46, 0), { fill: tones.far }),
    path(rays(170, 290, 40, 0.5), { fill: tones.mid }),
    circle(centre, 168, { fill: tones.glow }),
    circle(centre, 144, { fill: tones.accent }),
    ...times(4, (index) =>
      circle(centre, 124 - index * 24, { ...line(tones.glow, 2.5), opacity: 0.5 }),
    ),
    birds(random, [290, 150], 5, tones.ink),
    path(ridge(random, 420, 34, 4), { fill: tones.mid }),
    path(ridge(random, 480, 30, 6), { fill: tones.near }),
    path(curve(times(9, (index): Point => [index * 160 - 40, 560 + (index % 2 ? 14 : -8)])), {
      ...line(tones.mid, 3),
      opacity: 0.6,
    }),
    palm(random, [between(random, 140, 260), 520], 210, tones.near),
    palm(random, [between(random, 960, 1080), 510], 240, tones.near),
  ].join('')
}

/** Peepal leaves: a heart with a long tip, and the veins that dry last. */
export const leaf = (random: Random, tones: Tones): string => {
  const draw = ([x, y]: Point, size: number, turn: number, fill: string, vein: string) => {
    const outline = `M0 ${-size * 0.42}C${-size * 0.2} ${-size * 0.62} ${-size * 0.62} ${-size * 0.5} ${-size * 0.6} ${-size * 0.02}C${-size * 0.58} ${size * 0.42} ${-size * 0.12} ${size * 0.5} 0 ${size}C${size * 0.12} ${size * 0.5} ${size * 0.58} ${size * 0.42} ${size * 0.6} ${-size * 0.02}C${size * 0.62} ${-size * 0.5} ${size * 0.2} ${-size * 0.62} 0 ${-size * 0.42}Z`
    const veins = times(5, (index) => {
      const from = size * (-0.28 + index * 0.17)
      const reach = size * (0.46 - index * 0.075)
      return `M0 ${from}Q${reach * 0.5} ${from - size * 0.05} ${reach} ${from - size * 0.02 + size * 0.06}M0 ${from}Q${-reach * 0.5} ${from - size * 0.05} ${-reach} ${from - size * 0.02 + size * 0.06}`
    }).join('')
    const move = `translate(${at([x, y])}) rotate(${Math.round(turn)})`
    return (
      path(outline, { fill, transform: move }) +
      path(`M0 ${-size * 0.75}V${size * 0.9}${veins}`, {
        ...line(vein, Math.max(2, size / 55)),
        transform: move,
      })
    )
  }
  const small = times(16, () =>
    draw(
      [between(random, 20, WIDTH - 20), between(random, 20, HEIGHT - 20)],
      between(random, 34, 66),
      between(random, -70, 70),
      random() < 0.5 ? tones.far : tones.mid,
      tones.ground,
    ),
  )
  return [
    background(tones.ground),
    ...small,
    circle([600, 315], 252, { fill: tones.ground }),
    circle([600, 315], 236, { fill: tones.glow, opacity: 0.7 }),
    draw([600, 268], 236, between(random, -14, 14), tones.near, tones.far),
    circle([600, 315], 252, line(tones.accent, 4)),
  ].join('')
}
