import { beatsPerMinute, seconds } from '@dhvani/units'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventsBetween } from './events-between.ts'
import { beatAt, changeTempo, nextBar, timeOf, type Pulse } from './pulse.ts'
import { createTransport } from './transport.ts'

const four = { beats: 4, events: [{ beat: 0 }, { beat: 1.5 }, { beat: 3.98 }] }

describe('eventsBetween', () => {
  it('repeats a loop, in order, the end of the stretch left out', () => {
    expect(eventsBetween(four, 0, 8).map(({ beat }) => beat)).toEqual([0, 1.5, 3.98, 4, 5.5, 7.98])
    expect(eventsBetween(four, 4, 5.5).map(({ beat }) => beat)).toEqual([4])
  })

  it('gives the events before the first beat too', () => {
    expect(eventsBetween(four, -4, 0).map(({ beat }) => beat)).toEqual([-4, -2.5, 3.98 - 4])
  })

  it('loses nothing and doubles nothing, however a stretch is cut', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 64, noNaN: true }), { maxLength: 40 })
    const offsets = fc.array(fc.double({ min: -0.1, max: 7.9, noNaN: true }), { minLength: 1 })
    fc.assert(
      fc.property(cuts, offsets, (inner, beats) => {
        const loop = { beats: 8, events: beats.map((beat) => ({ beat })) }
        const edges = [0, ...inner.sort((a, b) => a - b), 64]
        const pieces = edges
          .slice(1)
          .flatMap((edge, index) => eventsBetween(loop, edges[index] ?? 0, edge))
        expect(pieces.map(({ beat }) => beat)).toEqual(
          eventsBetween(loop, 0, 64).map(({ beat }) => beat),
        )
      }),
    )
  })

  it('keeps two loops together to the sample after ten minutes, cut into a scheduler’s pieces', () => {
    const tempo = beatsPerMinute(137)
    const pulse: Pulse = { tempo, beat0: 0, time0: seconds(0.11) }
    const short = { beats: 4, events: [{ beat: 0 }] }
    const long = { beats: 16, events: [{ beat: 0 }] }
    const sampleOf = (beat: number) => Math.round(timeOf(pulse, beat) * 48_000)
    const starts = { short: [] as number[], long: [] as number[] }
    const end = beatAt(pulse, 600)
    let from = 0
    while (from < end) {
      const to = from + (0.025 * tempo) / 60
      for (const { beat } of eventsBetween(short, from, to)) starts.short.push(sampleOf(beat))
      for (const { beat } of eventsBetween(long, from, to)) starts.long.push(sampleOf(beat))
      from = to
    }
    expect(starts.long.length).toBeGreaterThan(80)
    expect(starts.long).toEqual(starts.short.filter((_, index) => index % 4 === 0))
    const exact = (0.11 + (4 * (starts.short.length - 1) * 60) / 137) * 48_000
    expect(starts.short.at(-1)).toBe(Math.round(exact))
  })
})

describe('pulse', () => {
  it('gives a beat its time and a time its beat', () => {
    const pulse: Pulse = { tempo: beatsPerMinute(90), beat0: 3, time0: seconds(2) }
    expect(timeOf(pulse, 6)).toBe(4)
    expect(beatAt(pulse, 4)).toBe(6)
  })

  it('keeps its place when the tempo changes', () => {
    const slow: Pulse = { tempo: beatsPerMinute(60), beat0: 0, time0: seconds(1) }
    const fast = changeTempo(slow, beatsPerMinute(120), 8)
    expect(timeOf(fast, 8)).toBe(timeOf(slow, 8))
    expect(timeOf(fast, 10)).toBe(timeOf(slow, 8) + 1)
  })

  it('finds the bar line at or after a beat', () => {
    expect([0, 0.1, 3.9, 4, 4.1].map(nextBar)).toEqual([0, 4, 4, 4, 8])
  })
})

describe('transport', () => {
  it('hands out every beat once while the tempo changes under it', () => {
    const transport = createTransport(seconds(0), beatsPerMinute(120))
    const stretches: { from: number; to: number }[] = []
    for (let now = 0; now < 20; now += 0.025) {
      if (Math.round(now * 40) % 30 === 0) {
        transport.setTempo(beatsPerMinute(60 + ((Math.round(now * 7) * 13) % 81)))
      }
      const stretch = transport.advance(now, now > 10 && now < 12)
      if (stretch !== undefined) stretches.push(stretch)
    }
    for (const [index, stretch] of stretches.entries()) {
      expect(stretch.from).toBe(index === 0 ? -0.05 : stretches[index - 1]?.to)
      expect(stretch.to).toBeGreaterThan(stretch.from)
    }
  })

  it('gives the beat that is heard by the tempo that held then', () => {
    const transport = createTransport(seconds(0), beatsPerMinute(60))
    transport.advance(1, false)
    transport.setTempo(beatsPerMinute(120))
    const change = transport.edge()
    expect(transport.beatHeardAt(1)).toBeCloseTo(0.89, 6)
    expect(transport.beatHeardAt(0.11 + change + 0.5)).toBeCloseTo(change + 1, 6)
    expect(transport.beatHeardAt(0)).toBe(0)
  })
})
