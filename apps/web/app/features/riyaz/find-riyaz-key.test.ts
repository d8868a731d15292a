import { expect, it } from 'vitest'
import { findRiyazKey } from './find-riyaz-key.ts'

const press = (key: string, held: Partial<Parameters<typeof findRiyazKey>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...held,
})

it('plays by space, steps by arrows, takes digits and taps by B', () => {
  expect(findRiyazKey(press(' '), 'page')).toEqual({ kind: 'play' })
  expect(findRiyazKey(press('ArrowLeft'), 'page')).toEqual({ kind: 'tempo', by: -1 })
  expect(findRiyazKey(press('ArrowRight', { shiftKey: true, repeat: true }), 'button')).toEqual({
    kind: 'tempo',
    by: 10,
  })
  expect(findRiyazKey(press('B'), 'button')).toEqual({ kind: 'tap' })
  expect(findRiyazKey(press('7'), 'page')).toEqual({ kind: 'digit', digit: 7 })
})

it('leaves every control its own keys', () => {
  expect(findRiyazKey(press(' '), 'button')).toBeUndefined()
  expect(findRiyazKey(press('ArrowRight'), 'range')).toBeUndefined()
  for (const key of [' ', 'b', '4', 'ArrowLeft'])
    expect(findRiyazKey(press(key), 'typing')).toBeUndefined()
})

it('leaves the browser its own, and does not play by a key that is held', () => {
  expect(findRiyazKey(press('b', { ctrlKey: true }), 'page')).toBeUndefined()
  expect(findRiyazKey(press('1', { altKey: true }), 'page')).toBeUndefined()
  expect(findRiyazKey(press(' ', { repeat: true }), 'page')).toBeUndefined()
  expect(findRiyazKey(press('x'), 'page')).toBeUndefined()
})
