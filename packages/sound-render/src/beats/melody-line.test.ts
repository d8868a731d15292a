import { beatsPerMinute, hertz, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { FLUTE_NIGHT, FLUTE_PHRASE } from './flute/flute-lines.ts'
import { CONTROL_STEP, drawLine } from './melody-line.ts'
import { pitchOf } from './svara.ts'
import { VOCAL_AALAP, VOCAL_SARGAM } from './voice/songs.ts'

const SAMPLE_RATE = hertz(44_100)

const secondsPerPoint = CONTROL_STEP / SAMPLE_RATE

describe.each([FLUTE_PHRASE, FLUTE_NIGHT, VOCAL_AALAP, VOCAL_SARGAM])(
  'line of $loop',
  ({ loop, beats, phrases, player }) => {
    const draw = (tempo: number) =>
      drawLine(phrases, player, {
        beats,
        tempo: beatsPerMinute(tempo),
        sampleRate: SAMPLE_RATE,
        random: seededRandom(loop),
      })

    it.each([60, 80, 100, 120, 140])('begins on sam and is silent at its end at %i', (tempo) => {
      const { level } = draw(tempo)
      const first = level.findIndex((value) => value > 0)
      expect(first * secondsPerPoint).toBeLessThan(0.002)
      expect(level.at(-1)).toBe(0)
      expect(level.at(-3)).toBe(0)
    })

    it('breathes: silent between phrases, for at least 60 ms', () => {
      const { level } = draw(120)
      for (const phrase of phrases.slice(1)) {
        const start = Math.floor((phrase.notes[0]!.beat * 0.5) / secondsPerPoint)
        let silent = start
        while (level[silent - 1]! < 0.05) silent -= 1
        expect((start - silent) * secondsPerPoint).toBeGreaterThanOrEqual(0.06)
      }
    })

    it('never jumps in pitch while it sounds', () => {
      const { pitch, level } = draw(120)
      let [sounding, largest] = [0, 0]
      for (let point = 1; point < pitch.length; point += 1) {
        if (level[point]! < 0.02 || level[point - 1]! < 0.02) continue
        sounding += 1
        largest = Math.max(largest, Math.abs(1200 * Math.log2(pitch[point]! / pitch[point - 1]!)))
      }
      expect(sounding / pitch.length).toBeGreaterThan(0.5)
      expect(largest).toBeLessThan(45)
    })

    it('keeps ornaments in seconds: a slide takes as long at 60 as at 140', () => {
      const slides = phrases.flatMap(({ notes }) =>
        notes.flatMap((note, index) => {
          const from = notes[index - 1]
          return note.slide !== undefined && from && note.beats >= 0.5 ? [{ from, note }] : []
        }),
      )
      const slide = slides[0]!
      const duration = (tempo: number) => {
        const { pitch } = draw(tempo)
        const [low, high] = [pitchOf(slide.from.note), pitchOf(slide.note.note)]
        const share = (point: number) => Math.log2(pitch[point]! / low) / Math.log2(high / low)
        const due = Math.round((slide.note.beat * 60) / tempo / secondsPerPoint)
        let start = due
        while (share(start) > 0.2) start -= 1
        let end = due
        while (share(end) < 0.8) end += 1
        return (end - start) * secondsPerPoint
      }
      expect(Math.abs(duration(60) / duration(140) - 1)).toBeLessThan(0.3)
    })
  },
)

it('swings a voice past a new note, and a finger not', () => {
  /** How far the line goes on the way from its first note to its second; 1 is the second note. */
  const farthest = ({ phrases, player, beats }: typeof VOCAL_SARGAM | typeof FLUTE_PHRASE) => {
    const calm = { ...player, drift: 0, scoop: 0, vibratoCents: 0 }
    const options = { beats, tempo: beatsPerMinute(120), sampleRate: SAMPLE_RATE }
    const { pitch } = drawLine(phrases, calm, { ...options, random: seededRandom('calm') })
    const [first, second] = phrases[0]!.notes
    const [from, to] = [pitchOf(first!.note), pitchOf(second!.note)]
    const due = Math.round((second!.beat * 0.5) / secondsPerPoint)
    const near = pitch.subarray(due, due + Math.round(0.15 / secondsPerPoint))
    return Math.log2(Math.max(...near) / from) / Math.log2(to / from)
  }
  expect(farthest(VOCAL_SARGAM)).toBeGreaterThan(1.1)
  expect(farthest(VOCAL_SARGAM)).toBeLessThan(1.16)
  expect(farthest(FLUTE_PHRASE)).toBeLessThan(1.001)
})
