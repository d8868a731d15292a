import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UserSoundRow } from '@dhvani/catalogue'
import { createOwnSounds } from './own-sounds.ts'

const report = vi.fn()

beforeEach(() => {
  vi.stubGlobal('reportError', report)
  vi.stubGlobal('navigator', { onLine: true })
})

const row = (id: string): UserSoundRow => ({
  id,
  user_id: 'u',
  name: id,
  description: null,
  audio_url: `https://dhvani.invalid/${id}.mp3`,
  file_name: `${id}.mp3`,
  file_size: 1,
  created_at: '2026-01-01T00:00:00Z',
})

const noChange = async () => undefined

const aBackend = (...ids: string[]) => {
  const stored = new Set(ids)
  const names = new Map<string, string>()
  const own = createOwnSounds({
    list: async () => [...stored].map((id) => ({ ...row(id), name: names.get(id) ?? id })),
    remove: async ({ id }) => {
      if (id === 'stuck') throw new Error('Failed to delete sound')
      stored.delete(id)
    },
    change: async ({ id }, { name }) => {
      if (id === 'stuck') throw new Error('no')
      names.set(id, name)
    },
  })
  return { own, stored, shown: () => own.getSnapshot().sounds.map(({ id }) => id) }
}

it('lists what the backend has', async () => {
  const { own, shown } = aBackend('veena', 'rain')
  const states: string[] = []
  own.subscribe(() => states.push(own.getSnapshot().status))
  await own.load()
  expect(shown()).toEqual(['veena', 'rain'])
  expect(states).toEqual(['loading', 'ready'])
})

it.each(['comes', 'fails'])('has the list for who asked first, whose answer %s', async (end) => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  const own = createOwnSounds({
    list: async () => {
      await answers[asked++]?.promise
      return [row('veena')]
    },
    remove: noChange,
    change: noChange,
  })
  const first = own.load().then(() => own.getSnapshot().sounds.length)
  const second = own.load()
  if (end === 'comes') answers[0]?.resolve()
  else answers[0]?.reject(new Error('no'))
  await Promise.resolve()
  answers[1]?.resolve()
  await second
  expect(await first).toBe(1)
})

it('only hides a sound until its deletion is final: a tab that closes deletes nothing', async () => {
  const { own, stored, shown } = aBackend('veena', 'rain')
  await own.load()
  own.hide('veena')
  expect(shown()).toEqual(['rain'])
  expect(stored.has('veena')).toBe(true)
  own.bringBack('veena')
  expect(shown()).toEqual(['veena', 'rain'])
})

it('deletes for good and reads the list again', async () => {
  const { own, stored, shown } = aBackend('veena', 'rain')
  await own.load()
  own.hide('veena')
  await own.remove(row('veena'))
  expect([...stored]).toEqual(['rain'])
  expect(shown()).toEqual(['rain'])
})

it('shows the new name of a sound once the backend has it, and the old one where that failed', async () => {
  const { own } = aBackend('veena', 'stuck')
  await own.load()
  const names = () => own.getSnapshot().sounds.map(({ name }) => name)
  await own.change(row('veena'), { name: 'Veena at dusk' })
  expect(names()).toEqual(['Veena at dusk', 'stuck'])
  await expect(own.change(row('stuck'), { name: 'Loose' })).rejects.toThrow('no')
  expect(names()).toEqual(['Veena at dusk', 'stuck'])
})

it('shows a sound again that could not be deleted, and rejects', async () => {
  const { own, shown } = aBackend('stuck')
  await own.load()
  own.hide('stuck')
  await expect(own.remove(row('stuck'))).rejects.toThrow('Failed to delete sound')
  expect(shown()).toEqual(['stuck'])
})

it('tells that a deletion failed, or was done, without waiting for the list', async () => {
  const rows = [row('stuck'), row('veena')]
  let lists = 0
  const own = createOwnSounds({
    list: () => {
      lists += 1
      return lists === 1 ? Promise.resolve(rows) : new Promise(() => undefined)
    },
    remove: ({ id }) => (id === 'stuck' ? Promise.reject(new Error('no')) : Promise.resolve()),
    change: noChange,
  })
  await own.loadFor('asha')
  await expect(own.remove(row('stuck'))).rejects.toThrow('no')
  await own.remove(row('veena'))
  expect(lists).toBe(3)
})

it('shows nothing of another account, even when the list of that account comes late', async () => {
  const answers: ((rows: UserSoundRow[]) => void)[] = []
  const own = createOwnSounds({
    list: () => new Promise((resolve) => answers.push(resolve)),
    remove: async () => undefined,
    change: noChange,
  })
  const first = own.loadFor('asha')
  const second = own.loadFor('ravi')
  answers[1]?.([row('drum')])
  answers[0]?.([row('veena')])
  await Promise.all([first, second])
  expect(own.getSnapshot()).toMatchObject({ status: 'ready', sounds: [{ id: 'drum' }] })
})

it('keeps showing a list that cannot be refreshed', async () => {
  let isReachable = true
  const own = createOwnSounds({
    list: async () => {
      if (isReachable) return [row('veena')]
      throw new Error('Failed to fetch sounds')
    },
    remove: async () => undefined,
    change: noChange,
  })
  await own.loadFor('asha')
  isReachable = false
  await own.load()
  expect(own.getSnapshot()).toMatchObject({ status: 'ready', sounds: [{ id: 'veena' }] })
  await own.loadFor('ravi')
  expect(own.getSnapshot()).toMatchObject({ status: 'failed', sounds: [] })
})

it('says whether a list got no answer or was refused, and reports the refusal alone', async () => {
  const failing = async (cause: Error) => {
    const own = createOwnSounds({
      list: () => Promise.reject(new Error('Failed to fetch sounds', { cause })),
      remove: async () => undefined,
      change: noChange,
    })
    await own.load()
    return own.getSnapshot()
  }
  report.mockClear()
  expect(await failing(new NoAnswerError('/user_sounds'))).toMatchObject({ isUnreached: true })
  expect(report).not.toHaveBeenCalled()
  expect(await failing(new Error('permission denied'))).toMatchObject({ isUnreached: false })
  expect(report).toHaveBeenCalledOnce()
})
