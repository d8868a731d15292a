import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '#lib/store/create-memory-storage.ts'
import { forgetAccountHere } from './forget-account.ts'
import { createKeptMixes } from './kept-mixes.ts'
import { addHeard, listeningHistory, NO_HISTORY } from './listening-history.ts'

let storage: ReturnType<typeof createMemoryStorage>
beforeEach(() => {
  storage = createMemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', () => undefined)
})

const heard = addHeard(NO_HISTORY, { at: new Date(), seconds: 60, mix: 'Rain' })

const add = (id: string) =>
  createKeptMixes().update(id, (kept) => ({
    ...kept,
    changes: { one: { kind: 'put', mix: { id: 'one', name: id, mix: {}, position: 0 } } },
  }))

it('leaves nothing of a deleted account in the browser, and all of another one', () => {
  for (const id of ['asha', 'ravi']) {
    add(id)
    listeningHistory(id).set(heard)
  }
  forgetAccountHere('asha')
  const texts = JSON.stringify([...storage.kept])
  expect(texts).not.toContain('asha')
  expect(Object.keys(createKeptMixes().get('ravi').changes)).toEqual(['one'])
  expect(texts).toContain('dhvani-listening.ravi')
})

it('bears a browser that blocks its storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetAccountHere('asha')).not.toThrow()
})
