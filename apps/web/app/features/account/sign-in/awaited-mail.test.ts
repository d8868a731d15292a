import { expect, it } from 'vitest'
import { createMemoryStorage } from '#lib/store/create-memory-storage.ts'
import { findAwaitedMail, keepAwaitedMail } from './awaited-mail.ts'

it('comes back after a reload, until it is forgotten', () => {
  const storage = createMemoryStorage()
  const awaited = { mail: 'signup', email: 'meera@example.com' } as const
  keepAwaitedMail(awaited, storage)
  expect(findAwaitedMail(storage)).toEqual(awaited)
  keepAwaitedMail(undefined, storage)
  expect(storage.kept.size).toBe(0)
})

it.each(['', '{', 'null', '7', '{"mail":"signup"}', '{"mail":"other","email":"a@example.com"}'])(
  'is none when storage holds %j',
  (text) => {
    expect(findAwaitedMail({ getItem: () => text })).toBeUndefined()
  },
)

it('does not throw where the browser blocks storage', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  keepAwaitedMail(
    { mail: 'signup', email: 'meera@example.com' },
    { setItem: refuse, removeItem: refuse },
  )
  expect(findAwaitedMail({ getItem: refuse })).toBeUndefined()
})
