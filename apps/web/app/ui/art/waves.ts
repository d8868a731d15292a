import type { Random } from '@dhvani/units'
import type { Tones } from './palettes.ts'
import {
  background,
  between,
  circle,
  curve,
  HEIGHT,
  line,
  path,
  pick,
  times,
  WIDTH,
  type Point,
} from './shapes.ts'

/** Breath: swells that rise and fall, one after another. */
export const breathWaves = (random: Random, tones: Tones): string => {
  const breaths = pick(random, 2, 3)
  const layers = times(9, (index) => {
    const base = 190 + index * 50
    const swing = 74 - index * 5
    const shift = index * 0.11 + random() * 0.04
    const points = times(33, (step): Point => {
      const x = (step / 32) * WIDTH
      return [x, base - swing * Math.sin((step / 32) * breaths * 2 * Math.PI + shift * 6)]
    })
    const fill = [tones.far, tones.mid, tones.near][Math.floor(index / 3)] ?? tones.near
    return (
      path(`${curve(points)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, { fill, opacity: 0.62 }) +
      path(curve(points), { ...line(tones.glow, 2.5), opacity: 0.65 })
    )
  })
  const sun: Point = [between(random, 420, 780), 132]
  return [
    background(tones.ground),
    circle(sun, 92, { fill: tones.glow }),
    circle(sun, 66, { fill: tones.accent }),
    ...layers,
  ].join('')
}

/** One sound, drawn again and again as it travels. */
export const soundWaves = (random: Random, tones: Tones): string => {
  const centre = between(random, 480, 720)
  const rows = times(19, (index) => {
    const base = 130 + index * 25
    const points = times(61, (step): Point => {
      const x = (step / 60) * WIDTH
      const bell = Math.exp(-(((x - centre) / 250) ** 2))
      return [x, base - bell * between(random, 8, 104) - between(random, 0, 5)]
    })
    return (
      path(`${curve(points)}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`, { fill: tones.near }) +
      path(curve(points), line(index % 4 === 0 ? tones.accent : tones.far, 3))
    )
  })
  return [
    background(tones.near),
    circle([centre, 150], 112, { fill: tones.accent }),
    circle([centre, 150], 86, { fill: tones.glow }),
    ...rows,
  ].join('')
}

/** Two tones, one for each ear, and the pattern that they make together. */
export const binauralOrbits = (random: Random, tones: Tones): string => {
  const apart = between(random, 150, 210)
  const rings = (x: number, colour: string, gap: number) =>
    times(13, (index) =>
      circle([x, 315], 24 + index * gap, { ...line(colour, 4.5), opacity: 0.85 }),
    )
  return [
    background(tones.ground),
    circle([600 - apart, 315], 330, { fill: tones.far, opacity: 0.5 }),
    circle([600 + apart, 315], 330, { fill: tones.glow, opacity: 0.6 }),
    ...rings(600 - apart, tones.near, 24),
    ...rings(600 + apart, tones.accent, 25.5),
    circle([600 - apart, 315], 15, { fill: tones.near }),
    circle([600 + apart, 315], 15, { fill: tones.accent }),
  ].join('')
}

/** A bowl, and the rings that leave it. */
export const singingBowl = (random: Random, tones: Tones): string => {
  const rim = 372
  const rings = times(8, (index) =>
    path(
      `M${600 - 190 - index * 58} ${rim - 30}A${190 + index * 58} ${150 + index * 44} 0 0 1 ${600 + 190 + index * 58} ${rim - 30}`,
      { ...line(index % 2 ? tones.mid : tones.accent, 6 - index * 0.5), opacity: 1 - index * 0.09 },
    ),
  )
  const bowl = `M372 ${rim}C378 ${rim + 150} 470 ${rim + 196} 600 ${rim + 196}S822 ${rim + 150} 828 ${rim}Z`
  const marks = times(11, (index) =>
    circle([408 + index * 38.4, rim + 62], 7, { fill: index % 2 ? tones.glow : tones.accent }),
  )
  return [
    background(tones.ground),
    circle([600, 300], 250, { fill: tones.glow, opacity: 0.55 }),
    ...rings,
    path(`M0 ${rim + 170}H${WIDTH}V${HEIGHT}H0Z`, { fill: tones.far }),
    path(`M452 ${rim + 190}q148 46 296 0l26 34H426Z`, { fill: tones.accent }),
    path(bowl, { fill: tones.near }),
    path(`M388 ${rim + 40}Q600 ${rim + 92} 812 ${rim + 40}`, line(tones.mid, 4)),
    ...marks,
    path(`M366 ${rim}a234 34 0 0 1 468 0a234 34 0 0 1 -468 0Z`, { fill: tones.mid }),
    path(`M392 ${rim}a208 23 0 0 1 416 0a208 23 0 0 1 -416 0Z`, { fill: tones.near }),
    path(`M${between(random, 836, 850)} ${rim - 24}L980 ${rim - 214}`, line(tones.accent, 22)),
  ].join('')
}
