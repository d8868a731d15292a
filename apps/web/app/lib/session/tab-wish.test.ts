import { expect, it } from 'vitest'
import { keepTabWish, takeTabWish } from './tab-wish.ts'

const aTab = (text?: string) => {
  const stored = new Map<string, string>(
    text === undefined ? [] : [['dhvani.pending-sounds', text]],
  )
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage
}

const beat = {
  id: 'beat:1.96.70.0a280',
  volume: 50,
  source: { id: 'beat:1.96.70.0a280', name: 'Night Riyaz', url: 'beat:1.96.70.0a280' },
}

it('gives back once what the visitor asked for last', () => {
  const tab = aTab()
  keepTabWish({ sounds: [{ id: 'rain', volume: 62 }] }, tab)
  keepTabWish({ sounds: [{ id: 'train', volume: 20 }, beat] }, tab)
  expect(takeTabWish(tab)).toEqual({ sounds: [{ id: 'train', volume: 20 }, beat] })
  expect(takeTabWish(tab)).toEqual({ sounds: [] })
})

it('keeps no key where the visitor asked for nothing', () => {
  const tab = aTab('[{"id":"rain","volume":62}]')
  keepTabWish({ sounds: [] }, tab)
  expect(tab.getItem('dhvani.pending-sounds')).toBeNull()
})

it('keeps a mix in the place of sounds, and sounds in the place of a mix', () => {
  const tab = aTab('[{"id":"rain","volume":62}]')
  keepTabWish({ sounds: [], mixCode: '1.1o.a1e0.' }, tab)
  expect(takeTabWish(tab)).toEqual({ sounds: [], mixCode: '1.1o.a1e0.' })
  expect(takeTabWish(tab)).toEqual({ sounds: [] })
  keepTabWish({ sounds: [], mixCode: '1.1o.a1e0.' }, tab)
  keepTabWish({ sounds: [{ id: 'rain', volume: 62 }] }, tab)
  expect(takeTabWish(tab)).toEqual({ sounds: [{ id: 'rain', volume: 62 }] })
})

it.each([
  ['text that is not JSON', '{'],
  ['no list', '{"id":"rain","volume":50}'],
  ['a sound without a volume', '[{"id":"rain"}]'],
  ['a source without an address', '[{"id":"x","volume":50,"source":{"id":"x","name":"X"}}]'],
  ['a volume below 0', '[{"id":"rain","volume":-1}]'],
  ['a volume above 100', '[{"id":"rain","volume":101}]'],
  [
    'a source on the web',
    '[{"id":"x","volume":50,"source":{"id":"x","name":"X","url":"https://x.test/x.mp3"}}]',
  ],
  [
    'a beat under the name of another sound',
    '[{"id":"rain","volume":50,"source":{"id":"beat:1","name":"X","url":"beat:1"}}]',
  ],
])('throws away %s', (_, text) => {
  const tab = aTab(text)
  expect(takeTabWish(tab)).toEqual({ sounds: [] })
  expect(tab.getItem('dhvani.pending-sounds')).toBeNull()
})
