import { expect, it } from 'vitest'
import { createStore } from './store.ts'

it('tells every subscriber of another value, and none of the same one', () => {
  const store = createStore('rain')
  const seen: string[] = []
  const leave = store.subscribe(() => seen.push(`one ${store.getSnapshot()}`))
  store.subscribe(() => seen.push(`two ${store.getSnapshot()}`))
  store.set('rain')
  expect(seen).toEqual([])
  store.set('train')
  leave()
  store.set('breeze')
  expect(seen).toEqual(['one train', 'two train', 'two breeze'])
})
