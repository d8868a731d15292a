import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import type { SoundSource } from './sound-source.ts'
import { bufferOf } from '../testing/fixtures.ts'
import { wholeOf, type LoadedAudio } from './loaded-audio.ts'
import { createScope } from '../context/scope.ts'
import { createSoundLibrary } from './sound-library.ts'

const soundOf = (name: string): SoundSource => ({ id: name, name, url: `/${name}` })

const SIZE = 4000

const aLibrary = (budget: number) => {
  const log: string[] = []
  const library = createSoundLibrary({
    budget,
    scope: createScope(),
    async load(sound, { spareBytes, reserve }): Promise<LoadedAudio> {
      log.push(`${sound.name}: ${String(spareBytes())} spare`)
      reserve(SIZE)
      await Promise.resolve()
      const buffer = bufferOf([new Float32Array(SIZE / 4)], hertz(44_100))
      return { kind: 'buffer', buffer, loop: wholeOf(buffer) }
    },
  })
  return { library, log }
}

it('counts sounds that are loading, so that many loads at once keep the budget', async () => {
  const { library, log } = aLibrary(3 * SIZE)
  const leases = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => library.acquire(soundOf(name))),
  )
  expect(log).toEqual(['a: 12000 spare', 'b: 8000 spare', 'c: 4000 spare', 'd: 0 spare'])
  for (const lease of leases) lease.release()
  expect(library.heldBytes()).toBe(3 * SIZE)
  await library.acquire(soundOf('e'))
  expect(log.at(-1)).toBe('e: 12000 spare')
})

it('drops idle sounds for audio that has no file, and refuses no file for it', async () => {
  const { library, log } = aLibrary(3 * SIZE)
  await library.acquire(soundOf('a'))
  ;(await library.acquire(soundOf('b'))).release()
  const periods = [1, 2].map(() =>
    library.hold(bufferOf([new Float32Array(SIZE / 4)], hertz(44_100))),
  )
  expect(library.find(soundOf('b'))).toBeUndefined()
  expect(library.heldBytes()).toBe(3 * SIZE)
  await library.acquire(soundOf('c'))
  expect(log.at(-1)).toBe('c: 8000 spare')
  for (const release of periods) release()
  expect(library.heldBytes()).toBe(2 * SIZE)
})

it('loads once for simultaneous callers, and again after a failure', async () => {
  let isBroken = true
  let loads = 0
  const library = createSoundLibrary({
    budget: 10 * SIZE,
    scope: createScope(),
    load: () => {
      loads += 1
      if (isBroken) return Promise.reject(new Error('offline'))
      return Promise.resolve({ kind: 'stream', url: '/a', duration: seconds(9) })
    },
  })
  const both = [library.acquire(soundOf('a')), library.acquire(soundOf('a'))]
  await expect(Promise.all(both)).rejects.toThrow('offline')
  expect(loads).toBe(1)
  isBroken = false
  const { audio } = await library.acquire(soundOf('a'))
  expect(audio.kind).toBe('stream')
  expect(loads).toBe(2)
})

it('drops no sound that is claimed, and of the others the least recently used first', async () => {
  const { library } = aLibrary(2 * SIZE)
  const held = await library.acquire(soundOf('a'))
  ;(await library.acquire(soundOf('b'))).release()
  ;(await library.acquire(soundOf('c'))).release()
  expect(library.find(soundOf('b'))).toBeUndefined()
  expect(library.find(soundOf('a'))?.audio).toBe(held.audio)
  expect(library.find(soundOf('c'))).toBeDefined()
})
