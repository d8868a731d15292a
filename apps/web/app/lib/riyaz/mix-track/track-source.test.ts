import { parseMix, SAVED_MIXES } from '@dhvani/catalogue'
import { COUNTED, RIYAZ_DEFAULTS, TAALS, type RiyazSettings } from '@dhvani/riyaz'
import { expect, it } from 'vitest'
import { loopOfPart, TRACK_RATE } from '../riyaz-address.ts'
import { readTrackCode, trackSource } from './track-source.ts'

const codeOf = ({ url }: { readonly url: string }) => url.slice(url.indexOf(':') + 1)

const odd: RiyazSettings = {
  ...RIYAZ_DEFAULTS,
  sa: 'Fs4',
  cents: -37.5,
  concertPitch: 442.5,
  first: 'none',
  strings: 6,
  firstGauge: 'usual',
  jorGauge: 'thick',
  kharajGauge: 'thick',
  jawari: 100,
  round: 11.9,
  fullness: 100,
  room: 100,
  tanpuras: 2,
  feel: 'alive',
  hasLead: true,
}

it('an address tells all that a part sounds like, and nothing of the practice besides', () => {
  for (const part of ['tanpura', 'tabla'] as const) {
    const { settings } = readTrackCode(codeOf(trackSource(part, odd, 'x')))!
    expect(settings.sa).toBe('Fs4')
    expect(settings.cents).toBe(-37.5)
    expect(settings.sessionPlay).toBe(RIYAZ_DEFAULTS.sessionPlay)
    expect(settings.strings).toBe(part === 'tanpura' ? 6 : RIYAZ_DEFAULTS.strings)
    expect(settings.hasLead).toBe(part === 'tabla')
  }
})

it('a loop has whole rounds or cycles', () => {
  const drone = trackSource('tanpura', odd, 'x')
  expect(drone.loop!.end).toBeCloseTo(5 * 11.9, 3)
  for (const { id, theka } of TAALS)
    for (const tempo of [10, 61.3, 450]) {
      const { loop } = trackSource('tabla', { ...RIYAZ_DEFAULTS, taal: id, tempo }, 'x')
      const cycles = (loop!.end * tempo) / 60 / theka.length
      expect(cycles, id).toBeCloseTo(Math.round(cycles), 3)
      expect(loop!.end * TRACK_RATE).toBeCloseTo(Math.round(loop!.end * TRACK_RATE), 3)
    }
})

it('a saved mix has room for the longest address, and finds its loop again', () => {
  for (const { id } of TAALS)
    for (const part of ['tanpura', 'tabla'] as const) {
      const source = trackSource(part, { ...odd, taal: id, tempo: 101.3 }, 'x')
      expect(source.id.length).toBeLessThanOrEqual(SAVED_MIXES.idLength)
      const sounds = [{ id: source.id, name: 'x', volume: 50, isPlaying: true }]
      expect(parseMix({ version: 1, masterVolume: 80, sounds })!.sounds[0]!.id).toBe(source.id)
      expect(loopOfPart(source.id)).toEqual(source.loop)
    }
})

it('an address tells which theka is played, and one from before plays the usual one', () => {
  const code = codeOf(trackSource('tabla', { ...RIYAZ_DEFAULTS, taal: 'dadra', theka: 3 }, 'x'))
  expect(readTrackCode(code)!.settings.theka).toBe(3)
  expect(readTrackCode(code.replace('&theka=3', ''))!.settings.theka).toBe(1)
  expect(readTrackCode(code.replace('theka=3', 'theka=4'))).toBeUndefined()
})

it('a tala that no drum plays is no track', () => {
  for (const { id } of COUNTED) {
    const settings = { ...RIYAZ_DEFAULTS, taal: id }
    expect(readTrackCode(codeOf(trackSource('tabla', settings, 'x')))).toBeUndefined()
    expect(readTrackCode(codeOf(trackSource('tanpura', settings, 'x')))).toBeDefined()
  }
})

it('an address from before the gauges has the usual wires', () => {
  const code = codeOf(trackSource('tanpura', odd, 'x'))
  const old = code.replace(/&g\w=\w+/g, '')
  expect(old).not.toBe(code)
  expect(readTrackCode(code)!.settings.kharajGauge).toBe('thick')
  expect(readTrackCode(old)!.settings.kharajGauge).toBe('usual')
})

it.each([
  ['another part', (code: string) => code.replace('tanpura', 'sitar')],
  ['another length', (code: string) => code.replace(/:\d+:/, ':99999999:')],
  ['no length', (code: string) => code.replace(/:\d+:/, ':')],
  ['a value beyond its limits', (code: string) => code.replace('round=5', 'round=0')],
  ['a value of another kind', (code: string) => code.replace('sa=Cs3', 'sa=constructor')],
  ['nothing', () => ''],
  ['a long text', (code: string) => code + '&x='.padEnd(600, 'x')],
])('%s is refused', (_, spoil) => {
  const code = codeOf(trackSource('tanpura', RIYAZ_DEFAULTS, 'x'))
  expect(readTrackCode(code)).toBeDefined()
  expect(readTrackCode(spoil(code))).toBeUndefined()
})
