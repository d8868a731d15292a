import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { getPeriodSeed } from '../periods/period-seed.ts'
import { likenessOf, printKiss, unlikeKisses } from './alike-kisses.ts'
import { renderKiss } from './kisses.ts'
import { createRenderContext } from './render-context.ts'

const RATE = hertz(44_100)
const KISSES = 18
const PERIOD = seconds(76.8)

const contextOf = (period: number) =>
  createRenderContext('asmr-kiss', PERIOD, {
    seed: getPeriodSeed(502, 'asmr-kiss', period),
    sampleRate: RATE,
  })

const mostAlike = (kisses: readonly Float32Array[]): number => {
  const prints = kisses.map((kiss) => printKiss(kiss, RATE))
  return Math.max(
    ...prints.flatMap((one, index) => prints.slice(0, index).map((two) => likenessOf(one, two))),
  )
}

describe('the likeness of two kisses', () => {
  const kiss = renderKiss(contextOf(1), 0)

  it('finds a copy, also one that begins later and is softer', () => {
    const copy = new Float32Array(kiss.length)
    copy.set(
      kiss.subarray(0, kiss.length - 1800).map((value) => 0.4 * value),
      1800,
    )
    expect(mostAlike([kiss, copy])).toBeGreaterThan(0.97)
  })

  it('is far less of two that have nothing in common', () => {
    expect(mostAlike([kiss, renderKiss(contextOf(1), 1)])).toBeLessThan(0.6)
  })
})

// By chance each of these had two kisses by the same lips.
describe.each([7, 46])('the kisses of period %i', (period) => {
  const context = contextOf(period)
  const byChance = Array.from({ length: KISSES }, (_, index) => renderKiss(context, index))
  const next = unlikeKisses(context)
  const kisses = byChance.map(() => next())

  it('are unlike one another', () => {
    expect(mostAlike(byChance)).toBeGreaterThan(0.55)
    expect(mostAlike(kisses)).toBeLessThanOrEqual(0.5)
  })

  it('are those of chance where these were unlike all before', () => {
    const kept = kisses.filter((kiss, index) => kiss.every((it, at) => it === byChance[index]![at]))
    expect(kept.length).toBeGreaterThanOrEqual(KISSES / 2)
    expect(kept.length).toBeLessThan(KISSES)
  })
})
