import type { Random } from '@dhvani/units'
import type { Tones } from './palettes.ts'
import {
  at,
  background,
  between,
  circle,
  curve,
  dotRing,
  element,
  group,
  line,
  path,
  petal,
  polar,
  times,
  WIDTH,
  type Point,
} from './shapes.ts'

/** A drum from above: skin, syahi, and the thongs that tune it. */
const drum = (centre: Point, radius: number, tones: Tones, eye: Point): string => {
  const thongs = times(32, (index) => {
    const from = polar(centre, radius, index / 32)
    const to = polar(centre, radius * 1.2, (index + (index % 2 ? 0.75 : -0.75)) / 32)
    return `M${at(from)}L${at(to)}`
  }).join('')
  return [
    circle(centre, radius * 1.22, { fill: tones.near }),
    path(thongs, line(tones.mid, 5)),
    circle(centre, radius * 1.02, { fill: tones.accent }),
    circle(centre, radius * 0.93, { fill: tones.glow }),
    circle(centre, radius * 0.74, { fill: tones.ground, stroke: tones.mid, 'stroke-width': 3 }),
    circle(eye, radius * 0.36, { fill: tones.near }),
    ...times(3, (index) =>
      circle(eye, radius * (0.3 - index * 0.09), { ...line(tones.mid, 2), opacity: 0.7 }),
    ),
    dotRing(centre, radius * 0.975, 48, 3.4, tones.glow),
  ].join('')
}

export const tablaDrum = (random: Random, tones: Tones): string => {
  const beats = times(16, (index) => {
    const x = 105 + index * 66
    const isSam = index === 0
    return circle([x, 585], isSam ? 13 : index % 4 === 0 ? 9.5 : 6, {
      fill: isSam ? tones.accent : tones.mid,
    })
  })
  const ripple = (centre: Point, from: number) =>
    times(4, (index) =>
      circle(centre, from + 26 + index * 28, {
        ...line(tones.mid, 3),
        opacity: 0.75 - index * 0.16,
      }),
    )
  const bayan: Point = [450, 280]
  const dayan: Point = [806, 306]
  return [
    background(tones.ground),
    ...ripple(bayan, 250),
    ...ripple(dayan, 190),
    drum(bayan, 196, tones, [bayan[0] - 46, bayan[1] + between(random, -26, 14)]),
    drum(dayan, 146, tones, dayan),
    ...beats,
  ].join('')
}

/** The long neck, the frets, and the strings that answer below. */
export const sitarStrings = (random: Random, tones: Tones): string => {
  const neck = `M-20 210L830 248V372L-20 330Z`
  const frets = times(13, (index) => {
    const x = 20 + index * 61
    const top = 206 + (x / 830) * 40
    return path(`M${x} ${top}Q${x - 16} ${top + 60} ${x} ${top + 122}`, line(tones.accent, 6))
  })
  const strings = times(7, (index) => {
    const y = 226 + index * 15
    const isStruck = index === 2
    const swing = isStruck ? 26 : between(random, 0, 3)
    return path(
      `M-10 ${y}Q420 ${y + swing} ${WIDTH - 190} ${y + 42}`,
      line(isStruck ? tones.glow : tones.ground, isStruck ? 4 : 2.2),
    )
  })
  const gourd: Point = [980, 312]
  return [
    background(tones.ground),
    ...times(11, (index) =>
      path(
        curve(
          times(13, (step): Point => [
            step * 100,
            40 + index * 56 + Math.sin(step * 0.9 + index * 0.7) * 15,
          ]),
        ),
        { ...line(tones.far, 5), opacity: 0.75 },
      ),
    ),
    circle(gourd, 262, { fill: tones.near }),
    circle(gourd, 236, line(tones.mid, 4)),
    dotRing(gourd, 220, 44, 4, tones.accent),
    path(times(12, (index) => petal(gourd, 96, 200, 60, index / 12)).join(''), {
      fill: tones.mid,
      opacity: 0.9,
    }),
    circle(gourd, 92, { fill: tones.near }),
    path(neck, { fill: tones.near }),
    path(neck, line(tones.mid, 4)),
    ...frets,
    element('rect', {
      x: 975,
      y: 232,
      width: 36,
      height: 150,
      rx: 8,
      fill: tones.glow,
      stroke: tones.accent,
      'stroke-width': 3,
    }),
    ...strings,
  ].join('')
}

const feather = (root: Point, turn: number, tones: Tones): string => {
  const barbs = times(22, (index) => {
    const y = -40 - index * 13
    const reach = 20 + Math.sin((index / 22) * Math.PI) * 54
    return `M0 ${y}Q${reach * 0.6} ${y - 10} ${reach} ${y - 34}M0 ${y}Q${-reach * 0.6} ${y - 10} ${-reach} ${y - 34}`
  }).join('')
  return group({ transform: `translate(${at(root)}) rotate(${Math.round(turn)})` }, [
    path('M0 60V-330', line(tones.near, 5)),
    path(barbs, line(tones.mid, 4)),
    element('ellipse', { cx: 0, cy: -300, rx: 66, ry: 84, fill: tones.mid }),
    element('ellipse', { cx: 0, cy: -294, rx: 47, ry: 60, fill: tones.accent }),
    element('ellipse', { cx: 0, cy: -284, rx: 32, ry: 40, fill: tones.far }),
    path('M0 -318C28 -318 30 -262 0 -252C-30 -262 -28 -318 0 -318Z', { fill: tones.near }),
  ])
}

/** A bamboo flute and the feather that always comes with it. */
export const bansuri = (random: Random, tones: Tones): string => {
  const flow = times(7, (index) => {
    const lift = 90 + index * 74
    return path(
      curve(
        times(9, (step): Point => [
          step * 155 - 20,
          lift + Math.sin(step * 0.95 + index * 0.55) * (26 + random() * 8),
        ]),
      ),
      { ...line(index % 2 ? tones.far : tones.glow, 7), opacity: 0.85 },
    )
  })
  const holes = times(6, (index) =>
    element('ellipse', { cx: 470 + index * 78, cy: 0, rx: 14, ry: 10, fill: tones.glow }),
  )
  const bindings = [40, 250, 420, 960].map((x) =>
    element('rect', { x, y: -31, width: 22, height: 62, rx: 4, fill: tones.accent }),
  )
  return [
    background(tones.ground),
    ...flow,
    feather([860, 470], between(random, 24, 36), tones),
    group({ transform: 'translate(80 470) rotate(-18)' }, [
      element('rect', { x: 0, y: -29, width: 1060, height: 58, rx: 20, fill: tones.near }),
      path('M16 -13H1040', { ...line(tones.mid, 5), opacity: 0.8 }),
      ...bindings,
      element('ellipse', { cx: 160, cy: 0, rx: 20, ry: 13, fill: tones.glow }),
      ...holes,
    ]),
  ].join('')
}
