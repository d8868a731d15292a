import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Mix } from '@dhvani/catalogue'
import { readCourseCode, writeCourseLink } from './course-link.ts'
import { findMixCode, readMixCode, writeMixCode, writeMixLink } from './mix-code.ts'

const HOME = new URL('https://dhvani.example.org/hi')

const TANPURA =
  'riyaz:tanpura:3072000:sa=Fs4&cents=-37.5&a4=442.5&first=none&strings=6&g1=usual&gj=thick&gk=thick&jawari=100&round=11.9&full=100&room=100&tanpuras=2'
const THEKA =
  'riyaz:tabla:1920000:sa=Cs3&cents=0&a4=440&room=40&taal=ada-chautaal&theka=1&tempo=101.3&feel=alive&fill=1&lead=0'
/** Saved before a taal had several thekas. */
const OLD_THEKA = THEKA.replace('&theka=1', '')

const mixOf = (...ids: string[]): Mix => ({
  version: 1,
  masterVolume: 80,
  sounds: ids.map((id, index) => ({ id, name: id, volume: 50 + index, isPlaying: index !== 1 })),
})

const codeOf = (path: string) => findMixCode(new URL(path, HOME).search) ?? ''
const link = (mix: Mix, name = '') => writeMixLink({ name, mix }, HOME)

it.each([
  ['a tanpura', mixOf(TANPURA)],
  ['a theka', mixOf('rain', THEKA)],
  ['a theka of an earlier release', mixOf(OLD_THEKA, 'rain')],
  [
    'both, beside five sounds',
    mixOf('rain', TANPURA, 'train', 'breeze', THEKA, 'koel-singing', 'sea-waves'),
  ],
])('a link holds %s, as it was set', (_, mix) => {
  const { path, leftOut } = link(mix)
  expect((HOME.origin + path).length).toBeLessThan(200)
  expect(leftOut).toEqual([])
  expect(new URL(path, HOME).pathname + new URL(path, HOME).search).toBe(path)
  expect(readMixCode(codeOf(path))).toEqual({ name: '', mix, unknown: 0 })
  expect(readMixCode(writeMixCode({ name: '', mix }))).toEqual({ name: '', mix, unknown: 0 })
})

it('leaves out a second tanpura, one with settings that links do not know, and what has no room', () => {
  const second = TANPURA.replace('sa=Fs4', 'sa=C3')
  const other = THEKA.replace('lead=0', 'lead=0&swing=3')
  const crowded = mixOf(TANPURA, second, other, 'rain')
  const { path, leftOut } = link(crowded)
  expect(leftOut.map(({ id }) => id)).toEqual([second, other])
  expect(readMixCode(codeOf(path))!.mix.sounds.map(({ id }) => id)).toEqual([TANPURA, 'rain'])
  const wide = mixOf('rain', TANPURA, THEKA)
  for (const [hosts, held] of [
    [2, ['rain', TANPURA, THEKA]],
    [9, ['rain', TANPURA]],
    [17, ['rain']],
  ] as const) {
    const far = new URL(`https://${'dhvani.'.repeat(hosts)}org/hi`)
    const { path: narrow, leftOut: without } = writeMixLink({ name: 'x', mix: wide }, far)
    expect((far.origin + narrow).length).toBeLessThan(200)
    expect(readMixCode(codeOf(narrow))!.mix.sounds.map(({ id }) => id)).toEqual(held)
    expect(without.length).toBe(3 - held.length)
  }
})

it('holds the position of a tanpura', () => {
  const mix = mixOf('rain', TANPURA)
  const placed: Mix = {
    ...mix,
    version: 2,
    sounds: mix.sounds.map((sound) => ({ ...sound, position: { x: -3, depth: 4 } })),
  }
  expect(readMixCode(codeOf(link(placed).path))!.mix).toEqual(placed)
})

it('a night holds them in every scene', () => {
  const scenes = [
    { mix: mixOf('rain', TANPURA) },
    { mix: mixOf(THEKA), at: { by: 'clock' as const, clock: '23:05' } },
  ]
  const { path, leftOutSounds } = writeCourseLink({ name: '', scenes }, HOME)!
  expect(leftOutSounds).toEqual([])
  const { search, hash } = new URL(path, HOME)
  expect(readCourseCode((findMixCode(search) ?? '') + hash)?.scenes).toEqual(scenes)
})

it('earlier releases read the same link without them', () => {
  const withoutFields = new URL(link(mixOf('rain', TANPURA)).path, HOME)
  withoutFields.searchParams.delete('tanpura')
  const read = readMixCode(findMixCode(withoutFields.search)!)
  expect(read?.mix.sounds.map(({ id }) => id)).toEqual(['rain'])
  expect(read?.unknown).toBe(1)
})

it('takes nothing for a part that has another shape', () => {
  const whole = new URL(link(mixOf('rain', TANPURA)).path, HOME)
  const idOf = (field: string) => {
    whole.searchParams.set('tanpura', field)
    return readMixCode(findMixCode(whole.search)!)?.mix.sounds[1]?.id
  }
  const good = new URL(link(mixOf('rain', TANPURA)).path, HOME).searchParams.get('tanpura')!
  expect(idOf(good)).toBe(TANPURA)
  for (const bad of [
    '',
    '_',
    '1u',
    `${good}_1`,
    good.replace('Fs4', '<b>'),
    good.replace('Fs4', 'x'.repeat(21)),
    good.replace(/_.*/, '_AAAAAAAAAAAAAAAAAAAA'.repeat(9)),
    good.slice(5),
    `zzzzzzzz_${good}`,
  ])
    expect(idOf(bad), bad).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (field) => {
      expect(idOf(field) ?? 'riyaz:tanpura:0').toMatch(/^riyaz:tanpura:\d+(?::[\w.&=-]+)?$/)
    }),
  )
})
