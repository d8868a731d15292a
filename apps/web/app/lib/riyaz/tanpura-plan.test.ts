import { SMALLER_TANPURA } from '@dhvani/riyaz'
import { seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { wireOf, type Pluck, type PluckedString } from './pluck-pool.ts'
import { planTanpura, stringsPlayed, type TanpuraPlanOptions } from './tanpura-plan.ts'

const wire = (frequency: number, pan = 0) => ({ frequency, thickness: 1, pan })

/** Pa, two jor strings of one pitch, and kharaj. */
const STRINGS = [wire(208), wire(277), wire(277), wire(139)]
const ROUND = 3

/** Six takes of each wire; the buffer of a strike tells which. */
const aHand = (change: Partial<TanpuraPlanOptions> = {}) => {
  const wires = new Map<string, Pluck[]>()
  const names = new Map<unknown, string>()
  const plucksOf = (string: PluckedString) => {
    const name = wireOf(string)
    const takes =
      wires.get(name) ??
      Array.from({ length: 6 }, (_, take) => {
        const buffer = {} as AudioBuffer
        names.set(buffer, `${name} ${take}`)
        return { buffer, rate: 1, take }
      })
    wires.set(name, takes)
    return takes
  }
  const options: TanpuraPlanOptions = {
    strings: STRINGS,
    round: ROUND,
    instruments: 1,
    plucksOf,
    seed: 7,
    from: seconds(0),
    ...change,
  }
  return { plan: planTanpura(options), options, nameOf: (buffer: unknown) => names.get(buffer)! }
}

/** The strikes of a string as pairs, in order; `damps` names player, place and half of the pair. */
const pairsOf = (strikes: ReturnType<ReturnType<typeof planTanpura>['next']>, who: string) => {
  const halves = [0, 1].map((half) => strikes.filter(({ damps }) => damps === `${who}-${half}`))
  return halves[0]!.map((one, index) => [one, halves[1]![index]!] as const)
}

it('plays all pairs of a wire before one comes again', () => {
  const { plan, nameOf } = aHand()
  const pairs = pairsOf(plan.next(seconds(120)), 'first-1')
  expect(pairs.length).toBeGreaterThan(30)
  const names = pairs.map((pair) =>
    pair
      .map(({ buffer }) => nameOf(buffer))
      .toSorted()
      .join(),
  )
  // Six takes are fifteen pairs.
  expect(new Set(names.slice(0, 15)).size).toBe(15)
  expect(new Set(names.slice(15, 30)).size).toBe(15)
  const played = pairs.map((pair) => pair.map(({ rate, gain }) => `${rate} ${gain}`).join())
  expect(new Set(played).size, 'no two alike').toBe(played.length)
})

it('keeps the round, and no pluck of it to the clock', () => {
  const { plan } = aHand()
  const minutes = 30
  const firsts = pairsOf(plan.next(seconds(60 * minutes)), 'first-0').map(([{ at }]) => at)
  const gaps = firsts.slice(1).map((at, index) => at - firsts[index]!)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  expect(Math.abs(mean / ROUND - 1)).toBeLessThan(0.005)
  const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
  expect(deviation / ROUND).toBeGreaterThan(0.004)
  expect(Math.max(...gaps) / ROUND).toBeLessThan(1.04)
})

it('gives the second player a smaller tanpura and a hand that is never in step with the first', () => {
  const wires = stringsPlayed({ strings: STRINGS, instruments: 2 })
  expect(wires.map(({ thickness }) => thickness)).toEqual([
    ...STRINGS.map(() => 1),
    ...STRINGS.map(() => SMALLER_TANPURA),
  ])
  const { plan, nameOf } = aHand({ instruments: 2 })
  const strikes = plan.next(seconds(600))
  const first = pairsOf(strikes, 'first-1').map(([{ at }]) => at)
  const second = pairsOf(strikes, 'second-1')
  expect(nameOf(second[0]![0].buffer)).toContain(`277 ${SMALLER_TANPURA}`)
  // How far into a round of the first the second plucks: every tenth of it comes.
  const places = second.flatMap(([{ at }]) => {
    const before = first.findLast((one) => one <= at)
    return before === undefined ? [] : [Math.floor((10 * (at - before)) / ROUND)]
  })
  for (let tenth = 0; tenth < 10; tenth += 1) expect(places).toContain(tenth)
})

it('goes on where the hand of the plan before was, and neither leaves out nor doubles a pluck', () => {
  const { plan, options } = aHand()
  const heard = plan.next(seconds(10)).filter(({ at }) => at < 8.2)
  const next = planTanpura({
    ...options,
    from: seconds(8.2),
    places: plan.placesAt(seconds(8.2)),
  })
  const places = [...heard, ...next.next(seconds(20))]
    .filter(({ damps }) => damps?.endsWith('-0'))
    .map(({ damps }) => Number(damps!.split('-')[1]))
  expect(places.length).toBeGreaterThan(20)
  expect(places).toEqual(places.map((_, index) => index % STRINGS.length))
})
