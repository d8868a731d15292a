import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryStorage } from '#lib/store/create-memory-storage.ts'
import { ACCOUNT_PRESETS_KEY } from '#lib/session/kept-keys.ts'
import { forgetAccountHere } from './forget-account.ts'
import { createKeptMixes } from './kept-mixes.ts'
import { addHeard, listeningHistory, NO_HISTORY } from './listening-history.ts'
import { MIXES_KEY } from './mixes-mark.ts'

let storage: ReturnType<typeof createMemoryStorage>
beforeEach(() => {
  storage = createMemoryStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', () => undefined)
})

const heard = addHeard(NO_HISTORY, { at: new Date(), seconds: 60, mix: 'Rain' })

const KEYS = [MIXES_KEY, ACCOUNT_PRESETS_KEY]

const add = (id: string, key: string) =>
  createKeptMixes(key).update(id, (kept) => ({
    ...kept,
    changes: { one: { kind: 'put', mix: { id: 'one', name: id, mix: {}, position: 0 } } },
  }))

it('leaves nothing of a deleted account in the browser, and all of another one', () => {
  for (const id of ['asha', 'ravi']) {
    for (const key of KEYS) add(id, key)
    listeningHistory(id).set(heard)
  }
  forgetAccountHere('asha')
  const texts = JSON.stringify([...storage.kept])
  expect(texts).not.toContain('asha')
  for (const key of KEYS)
    expect(Object.keys(createKeptMixes(key).get('ravi').changes)).toEqual(['one'])
  expect(texts).toContain('dhvani-listening.ravi')
})

it('bears a browser that blocks its storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetAccountHere('asha')).not.toThrow()
})
