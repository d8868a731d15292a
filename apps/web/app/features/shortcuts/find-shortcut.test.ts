import { expect, it } from 'vitest'
import { findShortcut } from './find-shortcut.ts'

const press = (key: string, held: Partial<Parameters<typeof findShortcut>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...held,
})

it('finds the shortcut of a key, in upper and lower case', () => {
  expect(findShortcut(press('s'), 'page')).toBe('stop')
  expect(findShortcut(press('S'), 'page')).toBe('stop')
  expect(findShortcut(press('?'), 'control')).toBe('help')
  expect(findShortcut(press('m'), 'control')).toBe('mix')
  expect(findShortcut(press('n'), 'control')).toBe('notice')
  expect(findShortcut(press('u'), 'control')).toBe('mute')
  expect(findShortcut(press('o'), 'control')).toBe('solo')
  expect(findShortcut(press('x'), 'page')).toBeUndefined()
})

it('finds none while the listener types in a field', () => {
  for (const key of ['s', ' ', '?', '-']) expect(findShortcut(press(key), 'text')).toBeUndefined()
})

it('leaves the space bar to a control that has the focus', () => {
  expect(findShortcut(press(' '), 'page')).toBe('playPause')
  expect(findShortcut(press(' '), 'control')).toBeUndefined()
})

it('finds none for a key with a modifier: the browser has those', () => {
  expect(findShortcut(press('s', { ctrlKey: true }), 'page')).toBeUndefined()
  expect(findShortcut(press('s', { metaKey: true }), 'page')).toBeUndefined()
  expect(findShortcut(press('s', { altKey: true }), 'page')).toBeUndefined()
})

it('repeats volume steps only, when a key is held', () => {
  expect(findShortcut(press('-', { repeat: true }), 'page')).toBe('quieter')
  expect(findShortcut(press('s', { repeat: true }), 'page')).toBeUndefined()
})
