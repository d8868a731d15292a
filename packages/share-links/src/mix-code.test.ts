import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  BUILT_IN_SOUNDS,
  parseMix,
  SOUND_SETTINGS,
  writeSettingCode,
  type BuiltInSoundId,
  type Mix,
} from '@dhvani/catalogue'
import { findMixCode, readMixCode, writeMixCode, writeMixLink } from './mix-code.ts'

const HOME = new URL('https://dhvani.example.org/hi')

const volume = fc.integer({ min: 0, max: 100 })
const mixes: fc.Arbitrary<Mix> = fc.record({
  version: fc.constant(1 as const),
  masterVolume: volume,
  sounds: fc
    .subarray(
      BUILT_IN_SOUNDS.map(({ id }) => id as string),
      { minLength: 1 },
    )
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.record({
            id: fc.constant(id),
            name: fc.constant(id),
            volume,
            isPlaying: fc.boolean(),
          }),
        ),
      ),
    ),
})

const codeOf = (path: string) => findMixCode(new URL(path, HOME).search) ?? ''

it('reads back every mix of built-in sounds, from a link of fewer than 200 characters', () => {
  fc.assert(
    fc.property(mixes, fc.string({ unit: 'grapheme', maxLength: 100 }), (mix, name) => {
      const { path, leftOut } = writeMixLink({ name, mix }, HOME)
      expect((HOME.origin + path).length).toBeLessThan(200)
      expect(leftOut).toEqual([])
      const read = readMixCode(codeOf(path))
      expect(read).toMatchObject({ mix, unknown: 0 })
      expect(parseMix(read?.mix)).toEqual(mix)
    }),
  )
})

const mixOf = (...ids: string[]): Mix => ({
  version: 1,
  masterVolume: 80,
  sounds: ids.map((id) => ({ id, name: id, volume: 50, isPlaying: true })),
})

it('holds six sounds with a name in any script', () => {
  const ids = BUILT_IN_SOUNDS.slice(0, 6).map(({ id }) => id)
  for (const name of ['Monsoon window', 'बारिश की रात', '🌧️ & “rain”?']) {
    const { path } = writeMixLink({ name, mix: mixOf(...ids) }, HOME)
    expect((HOME.origin + path).length).toBeLessThan(200)
    expect(readMixCode(codeOf(path))?.name).toBe(name)
  }
})

it('cuts a long name between letters as people read them, and says so', () => {
  const conjunct = 'स्त्री'
  const names = Array.from({ length: 6 }, (_, at) => 'क'.repeat(at) + conjunct.repeat(10))
  for (const name of names) {
    const { path, isNameCut } = writeMixLink({ name, mix: mixOf('rain') }, HOME)
    const read = readMixCode(codeOf(path))?.name ?? ''
    expect(isNameCut).toBe(true)
    expect(read).toMatch(/^क*(?:स्त्री)+$/)
    expect(name.startsWith(read)).toBe(true)
    expect((HOME.origin + path).length).toBeGreaterThan(200 - 6 * 4 - 4)
  }
  expect(writeMixLink({ name: 'रात ', mix: mixOf('rain') }, HOME).isNameCut).toBe(false)
})

/** The last place, and every character at its end: the longest setting of a sound. */
const fullSetting = (id: BuiltInSoundId) =>
  writeSettingCode(id, {
    place: SOUND_SETTINGS[id].places.at(-1)?.id,
    characters: Object.fromEntries(SOUND_SETTINGS[id].characters.map((each) => [each.id, 100])),
  })

const fullySet = (count: number): Mix => ({
  ...mixOf(),
  sounds: BUILT_IN_SOUNDS.slice(0, count).map(({ id }) => ({
    ...mixOf(id).sounds[0]!,
    setting: fullSetting(id),
  })),
})

const withoutSettingFrom = (first: number) => (sound: Mix['sounds'][number], at: number) => {
  const { setting, ...usual } = sound
  return at < first ? { ...usual, setting } : usual
}

it('holds six sounds with all that a listener can set, and a name', () => {
  const mix = fullySet(6)
  const { path, unset } = writeMixLink({ name: 'Monsoon window', mix }, HOME)
  expect((HOME.origin + path).length).toBeLessThan(200)
  expect(unset).toEqual([])
  expect(readMixCode(codeOf(path))).toEqual({ name: 'Monsoon window', unknown: 0, mix })
})

it('leaves out the settings that a link has no room for, and names their sounds', () => {
  const mix = fullySet(12)
  const { path, unset } = writeMixLink({ name: 'All', mix }, HOME)
  expect((HOME.origin + path).length).toBeLessThan(200)
  expect(unset.length).toBeGreaterThan(0)
  const read = readMixCode(codeOf(path))?.mix.sounds
  expect(read).toHaveLength(12)
  expect(read?.filter(({ setting }) => setting)).toEqual(
    mix.sounds.filter((sound) => !unset.includes(sound)),
  )
})

it('writes settings where a release before them does not look', () => {
  const { path } = writeMixLink({ name: 'Night', mix: fullySet(1) }, HOME)
  expect(new URL(path, HOME).searchParams.get('mix')).toBe('1.28.a1e0.TmlnaHQ')
  expect(readMixCode('1.28.a1e0.TmlnaHQ')?.mix).toEqual(mixOf('rain'))
})

it.each(['t&seed=1', 't#', 't h', 'त', 'th10'.padEnd(41, 'h10')])(
  'takes no setting from a link that a link could not carry on: %s',
  (setting) => {
    const read = readMixCode(
      findMixCode(`?mix=1.28.a1e0.&as=a${encodeURIComponent(setting)}`) ?? '',
    )
    expect(read?.mix).toEqual(mixOf('rain'))
  },
)

it('reads any text in the place of settings without an error', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const search = `?mix=1.28.a1e0.&as=${encodeURIComponent(text)}`
      const read = readMixCode(findMixCode(search) ?? '')
      expect(read?.mix).toMatchObject(mixOf('rain'))
      expect(parseMix(read?.mix)).toEqual(read?.mix)
    }),
  )
})

const hours = fc.integer({ min: 0, max: 2 ** 32 - 1 })

it('carries the seed of an hour, beside settings and without them, in a link and past a sign-in', () => {
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 6 }), fc.string(), (seed, set, name) => {
      const mix = { ...fullySet(6), sounds: fullySet(6).sounds.map(withoutSettingFrom(set)) }
      const { path } = writeMixLink({ name, mix, seed }, HOME)
      expect((HOME.origin + path).length).toBeLessThan(200)
      expect(readMixCode(codeOf(path))?.seed).toBe(seed)
      expect(readMixCode(writeMixCode({ name: '', mix, seed }))).toEqual({
        name: '',
        mix,
        seed,
        unknown: 0,
      })
    }),
  )
})

it.each(['', 'Z', '12345678', '1z141z4', 'a.b', '-1'])(
  'has an hour of its own where the seed is %o',
  (seed) => {
    const search = `?mix=1.28.a1e0.&as=at&seed=${seed}`
    const read = readMixCode(findMixCode(search) ?? '')
    expect(read).toEqual({
      name: '',
      unknown: 0,
      mix: { ...mixOf(), sounds: [{ ...mixOf('rain').sounds[0]!, setting: 't' }] },
    })
  },
)

it('reads the seed as a release writes it', () => {
  expect(readMixCode(findMixCode('?mix=1.28.a1e0.&seed=1z141z3') ?? '')?.seed).toBe(2 ** 32 - 1)
})

it('cuts a long name between characters', () => {
  const { path } = writeMixLink({ name: 'वर्षा '.repeat(16), mix: mixOf('rain') }, HOME)
  expect((HOME.origin + path).length).toBeLessThan(200)
  const name = readMixCode(codeOf(path))?.name ?? ''
  expect(name.length).toBeGreaterThan(20)
  expect('वर्षा '.repeat(16).startsWith(name)).toBe(true)
})

it('leaves out own sounds and beats, and names them', () => {
  const { path, leftOut } = writeMixLink(
    { name: 'Mine', mix: mixOf('rain', 'user:1', 'beat:1.96.70.0a280') },
    HOME,
  )
  expect(leftOut.map(({ id }) => id)).toEqual(['user:1', 'beat:1.96.70.0a280'])
  expect(readMixCode(codeOf(path))?.mix.sounds.map(({ id }) => id)).toEqual(['rain'])
})

it.each(['constructor', 'toString', '__proto__'])('writes no letter for a sound named %s', (id) => {
  const { path, leftOut } = writeMixLink({ name: '', mix: mixOf('rain', id) }, HOME)
  expect(leftOut.map((sound) => sound.id)).toEqual([id])
  expect(readMixCode(codeOf(path))?.mix).toEqual(mixOf('rain'))
})

it('keeps links of version 1 readable, and counts sounds that it does not know', () => {
  expect(readMixCode('1.28.a1e0h0a1.TmlnaHQ')).toEqual({
    name: 'Night',
    unknown: 0,
    mix: {
      version: 1,
      masterVolume: 80,
      sounds: [
        { id: 'rain', name: 'rain', volume: 50, isPlaying: true },
        { id: 'train', name: 'train', volume: 10, isPlaying: false },
      ],
    },
  })
  expect(readMixCode('1.28.a1e0Z1e0.')).toMatchObject({ name: '', unknown: 1 })
})

it('shows no markup and no control characters of a name', () => {
  const { path } = writeMixLink({ name: '<i>a\u202e\nb</i>', mix: mixOf('rain') }, HOME)
  expect(readMixCode(codeOf(path))?.name).toBe('iab/i')
})

/** Sounds of so many letters, as links have them. */
const writeLetters = (count: number): string =>
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
    .slice(0, count)
    .map((letter) => `${letter}1e0`)
    .join('')

it('reads as many sounds as a mix may hold', () => {
  expect(readMixCode(`1.28.${writeLetters(40)}.`)).toMatchObject({ unknown: 28 })
})

it.each([
  ['nothing', ''],
  ['a later version', '2.28.a1e0.'],
  ['no sound', '1.28..'],
  ['a master over 100', '1.zz.a1e0.'],
  ['a volume over 100', '1.28.azz0.'],
  ['one sound twice', '1.28.a1e0a1e0.'],
  ['one unknown sound twice', '1.28.a1e0Z1e0Z1e0.'],
  ['a thousand sounds', `1.28.${'Z1e0'.repeat(1000)}.`],
  ['more sounds than a mix may hold', `1.28.${writeLetters(41)}.`],
  ['half a sound', '1.28.a1.'],
  ['a name that is no text', '1.28.a1e0._w'],
  ['a name of an impossible length', '1.28.a1e0.a'],
  ['markup', '1.28.<script>.'],
  ['megabytes', `1.1e.a1e0.${'.'.repeat(4e6)}`],
])('refuses %s', (_, code) => {
  expect(readMixCode(code)).toBeUndefined()
})

it('never throws, for any text in an address', () => {
  fc.assert(fc.property(fc.string(), (text) => void readMixCode(text)))
  fc.assert(fc.property(fc.string(), (text) => void findMixCode(text)))
})

const position = fc.record({
  x: fc.integer({ min: -10, max: 10 }),
  depth: fc.integer({ min: 0, max: 10 }),
})

it('carries positions, in a link and past a sign-in, and twelve of them take 60 characters at most', () => {
  const ids = BUILT_IN_SOUNDS.map(({ id }) => id)
  fc.assert(
    fc.property(fc.array(position, { minLength: 12, maxLength: 12 }), hours, (positions, seed) => {
      const unplaced = mixOf(...ids)
      const mix: Mix = {
        ...unplaced,
        version: 2,
        sounds: unplaced.sounds.map((sound, at) => ({ ...sound, position: positions[at] })),
      }
      const { path } = writeMixLink({ name: '', mix, seed }, HOME)
      expect((HOME.origin + path).length).toBeLessThan(200)
      expect(readMixCode(codeOf(path))).toEqual({ name: '', mix, seed, unknown: 0 })
      expect(readMixCode(writeMixCode({ name: '', mix }))?.mix).toEqual(mix)
      const without = writeMixLink({ name: '', mix: unplaced, seed }, HOME).path
      expect(path.length - without.length).toBeLessThanOrEqual(60)
    }),
  )
})

it('reads any text in the place of positions without an error, and a link without them as before', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const search = `?mix=1.28.a1e0.&at=${encodeURIComponent(text)}`
      const read = readMixCode(findMixCode(search) ?? '')
      expect(parseMix(read?.mix)).toEqual(read?.mix)
      expect(read?.mix.sounds).toHaveLength(1)
    }),
  )
  for (const odd of ['a', 'alb', 'a0b', 'b00', '000', 'a0A'])
    expect(readMixCode(findMixCode(`?mix=1.28.a1e0.&at=${odd}`) ?? '')?.mix).toEqual(mixOf('rain'))
})
