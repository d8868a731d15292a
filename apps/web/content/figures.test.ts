import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BLOOM, BLOOM_STEP, BOWL, BOWL_HERTZ, findBloom, MEMBRANE, STROKE } from './figures.ts'
import { readArticles } from './read-articles.ts'

const textOf = (slug: string): string =>
  readArticles().find(({ frontMatter }) => frontMatter.slug === slug)?.text ?? ''

describe('the moment at which a partial blooms', () => {
  it('is loudest after its second rise', () => {
    expect(findBloom([0, -9, -7, -3, -5, -4])).toBe(3)
  })

  it('is none for a partial that only fades', () => {
    expect(findBloom([0, -1, -1, -4])).toBeUndefined()
    expect(findBloom([])).toBeUndefined()
  })
})

it('the text on the drone names the moments that the drawing shows', () => {
  const levels = (partial: number) => BLOOM[partial - 1] ?? []
  const swelling = [8, 9, 10, 11, 12]
  const [eighth, ninth, tenth, eleventh, twelfth] = swelling.map((partial) => {
    const frame = findBloom(levels(partial))
    return frame === undefined ? 'never' : (frame * BLOOM_STEP).toFixed(1)
  })
  expect([tenth, eleventh, twelfth]).toEqual([eighth, eighth, ninth])
  expect(textOf('sitar-mind-peace')).toContain(
    `the eighth, the tenth and the eleventh are loudest ${eighth} seconds after the pluck, the ninth and the twelfth at ${ninth}`,
  )
  const gains = swelling.map((partial) => Math.max(...levels(partial)) - (levels(partial)[0] ?? 0))
  expect([Math.min(...gains), Math.max(...gains)]).toEqual([9, 16])
})

it('the text on the tabla names the partials that the drawing shows', () => {
  const text = textOf('tabla-energy-motivation')
  const [, second, ...others] = MEMBRANE.slice(0, 6).map((ratio) => ratio.toFixed(2))
  expect(text).toContain(`lies at ${second} times the first, the next at ${others[0]}, then`)
  expect(text).toContain(`then ${others.slice(1).join(', ')}, and`)
  const strongest = STROKE.toSorted((one, other) => other.level - one.level).slice(0, 5)
  for (const { ratio } of strongest) expect(text).toContain(ratio.toFixed(2))
  expect(text).toContain(`The lowest partial of our stroke, at ${STROKE[0]?.ratio}, is out of line`)
})

it('draws the bowl that the focus timer rings', () => {
  const bell = readFileSync(new URL('../app/features/focus-timer/bell.ts', import.meta.url), 'utf8')
  const partials = [
    ...bell.matchAll(/ratio: ([\d.]+), level: ([\d.]+), beat: ([\d.]+), decay: ([\d.]+)/g),
  ].map(([, ...numbers]) => numbers.map(Number))
  const number = (name: string) => Number(new RegExp(`const ${name} = ([\\d.]+)`).exec(bell)?.[1])
  const silence = number('SILENCE')
  const [[, loudest = 0] = []] = partials

  expect(number('LOWEST')).toBe(BOWL_HERTZ)
  expect(BOWL).toHaveLength(partials.length)
  for (const [at, { ratio, level, beat, t60 }] of BOWL.entries()) {
    const [itsRatio, itsLevel = 0, itsBeat, decay = 0] = partials[at] ?? []
    expect([ratio, beat]).toEqual([itsRatio, itsBeat])
    expect(level).toBeCloseTo(20 * Math.log10(itsLevel / loudest), 1)
    // The bell's ramp falls from half the level to silence.
    const fallen = 20 * Math.log10(itsLevel / 2 / silence)
    expect(t60).toBeCloseTo((60 * decay) / fallen, 2)
  }
})
