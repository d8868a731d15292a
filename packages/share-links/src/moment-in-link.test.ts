import type { Mix } from '@dhvani/catalogue'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findMixCode, readMixCode, writeMixCode, writeMixLink } from './mix-code.ts'

const HOME = new URL('https://dhvani.example.org/hi')

const codeOf = (path: string) => findMixCode(new URL(path, HOME).search) ?? ''

const mixOf = (...ids: string[]): Mix => ({
  version: 1,
  masterVolume: 80,
  sounds: ids.map((id) => ({ id, name: id, volume: 50, isPlaying: true })),
})

it('carries the moment at which an hour began for all, in a link and past a sign-in, beside all else', () => {
  const moments = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  fc.assert(
    fc.property(moments, moments, fc.string(), fc.boolean(), (seed, since, name, isPlaced) => {
      const plain = mixOf('rain', 'koel-singing')
      const [first, ...others] = plain.sounds
      const mix: Mix = isPlaced
        ? { ...plain, version: 2, sounds: [{ ...first!, position: { x: 3, depth: 7 } }, ...others] }
        : plain
      const { path } = writeMixLink({ name, mix, seed, since }, HOME)
      expect((HOME.origin + path).length).toBeLessThan(200)
      for (const code of [codeOf(path), writeMixCode({ name: '', mix, seed, since })])
        expect(readMixCode(code)).toMatchObject({ mix, seed, since })
    }),
  )
})

it.each([
  '&since=tlqaz0',
  '&seed=&since=tlqaz0',
  '&seed=h&since=',
  '&seed=h&since=-1',
  '&seed=h&since=zzzzzzzz',
])('has no common beginning where a link ends with %o', (fields) => {
  expect(readMixCode(findMixCode(`?mix=1.28.a1e0.${fields}`) ?? '')).not.toHaveProperty('since')
})

it('writes no moment without the seed that it belongs to', () => {
  const { path } = writeMixLink({ name: '', mix: mixOf('rain'), since: 1_790_000_000 }, HOME)
  expect(path).not.toContain('since')
})
