import { beforeEach, expect, it, vi } from 'vitest'

const kept = new Map<string, string>()

const openPage = async () => {
  vi.resetModules()
  return import('./last-settings.ts')
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  })
  return () => vi.unstubAllGlobals()
})

it('keeps what was last chosen of each sound, also for the next visit', async () => {
  const { keepLastSetting } = await openPage()
  keepLastSetting('rain', 't')
  keepLastSetting('train', 'v')
  keepLastSetting('rain', 'w')
  const { findLastSetting } = await openPage()
  expect(['rain', 'train', 'breeze'].map(findLastSetting)).toEqual(['w', 'v', undefined])
})

it('forgets a sound that is as in its file again', async () => {
  const { findLastSetting, keepLastSetting } = await openPage()
  keepLastSetting('rain', 't')
  keepLastSetting('rain', undefined)
  expect(findLastSetting('rain')).toBeUndefined()
})

it.each([['text'], [null], [{ rain: 7, constructor: {} }], [['t']]])(
  'knows no setting where the storage has %o',
  async (value) => {
    kept.set('dhvani.settings', JSON.stringify({ version: 1, value }))
    const { findLastSetting } = await openPage()
    expect(['rain', 'constructor'].map(findLastSetting)).toEqual([undefined, undefined])
  },
)
