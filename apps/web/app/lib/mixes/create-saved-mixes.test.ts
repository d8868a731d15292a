import { beforeEach, expect, it, vi } from 'vitest'
import { createKeptMixes } from './kept-mixes.ts'
import { createSavedMixes, type MixNews } from './create-saved-mixes.ts'
import type { SavedMix } from './saved-mix.ts'
import type { MixApi } from './send-changes.ts'

beforeEach(() => {
  vi.stubGlobal('reportError', () => undefined)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})

const sounding = (volume: number) => ({ version: 1, masterVolume: 80, sounds: [{ volume }] })

/** The table, with the rules that the database keeps. */
const anAccount = () => {
  const rows = new Map<string, SavedMix>()
  const hidden = new Set<string>()
  let clock = 0
  const touch = (mix: SavedMix): SavedMix => {
    const row = { ...mix, updatedAt: `t${(clock += 1)}` }
    rows.set(mix.id, row)
    return row
  }
  const api: MixApi = {
    list: async () => [...rows.values()],
    find: async (id) => rows.get(id),
    add: async (mix) => {
      if (rows.size >= 3) throw Object.assign(new Error('too many rows'), { code: 'PT409' })
      return rows.has(mix.id) || hidden.has(mix.id) ? undefined : touch(mix)
    },
    overwrite: async (mix, updatedAt) =>
      rows.get(mix.id)?.updatedAt === updatedAt ? touch(mix) : undefined,
    move: async ({ id, position }) => {
      const row = rows.get(id)
      if (row) rows.set(id, { ...row, position })
      return rows.get(id)
    },
    remove: async (id, updatedAt) => {
      const row = rows.get(id)
      return row !== undefined && (updatedAt ?? row.updatedAt) === row.updatedAt && rows.delete(id)
    },
  }
  /** Another account has a row of this id. */
  const hide = (id: string) => void hidden.add(id)
  return { rows, api, hide, names: () => [...rows.values()].map(({ name }) => name).sort() }
}

const aStorage = () => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  } as Storage
}

const OFFLINE = new TypeError('Failed to fetch')

/** A browser of a person; `line.isUp` is its network, and `line.loses` answers that never come back. */
const aDevice = (account: ReturnType<typeof anAccount>, name: string, storage = aStorage()) => {
  const line = { isUp: true, loses: 0 }
  const news: MixNews[] = []
  let count = 0
  const carried = Object.fromEntries(
    Object.entries(account.api).map(([call, run]) => [
      call,
      async (...given: never[]) => {
        if (!line.isUp) throw OFFLINE
        const answer = await (run as (...args: never[]) => Promise<unknown>)(...given)
        if (line.loses > 0 && call !== 'list') {
          line.loses -= 1
          throw OFFLINE
        }
        return answer
      },
    ]),
  ) as unknown as MixApi
  let turn = Promise.resolve()
  const mixes = createSavedMixes({
    api: carried,
    kept: createKeptMixes('dhvani.mixes', () => storage),
    createId: () => `${name}-${(count += 1)}`,
    nameOfCopy: (of) => `${of} (${name})`,
    isUnreached: (error) => error === OFFLINE || error instanceof TypeError,
    inTurn: (run) => (turn = turn.then(run)),
    onNews: (one) => news.push(one),
  })
  mixes.follow('asha')
  const settled = async () => {
    await mixes.sync()
    return mixes.getSnapshot()
  }
  const named = (wanted: string) => {
    const found = mixes.getSnapshot().mixes.find((mix) => mix.name === wanted)
    if (!found) throw new Error(`${name} shows no ${wanted}`)
    return found
  }
  const shown = () => mixes.getSnapshot().mixes.map((mix) => mix.name)
  return { mixes, line, news, settled, named, shown, storage }
}

it('shows a new mix first and on the other device, with its sounds', async () => {
  const account = anAccount()
  const [phone, laptop] = [aDevice(account, 'phone'), aDevice(account, 'laptop')]
  phone.mixes.add('Rain', sounding(10))
  phone.mixes.add('Night', sounding(20))
  await phone.settled()
  await laptop.settled()
  expect(laptop.shown()).toEqual(['Night', 'Rain'])
  expect(laptop.named('Rain').mix).toEqual(sounding(10))
  expect(phone.mixes.getSnapshot()).toMatchObject({ status: 'ready', unsent: new Set() })
})

it('keeps what is saved, renamed and deleted without a network, over a reload, and sends it later', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  phone.mixes.add('Rain', sounding(10))
  phone.mixes.add('Old', sounding(5))
  await phone.settled()
  phone.line.isUp = false
  phone.mixes.add('Night', sounding(20))
  phone.mixes.put({ ...phone.named('Rain'), name: 'Monsoon' })
  phone.mixes.remove(phone.named('Old'))
  await phone.settled()
  expect(account.names()).toEqual(['Old', 'Rain'])
  const reloaded = aDevice(account, 'reloaded', phone.storage)
  reloaded.line.isUp = false
  await reloaded.settled()
  expect(reloaded.shown()).toEqual(['Night', 'Monsoon'])
  expect(reloaded.mixes.getSnapshot().unsent.size).toBe(3)
  reloaded.line.isUp = true
  await reloaded.settled()
  expect(account.names()).toEqual(['Monsoon', 'Night'])
  expect(reloaded.mixes.getSnapshot().unsent.size).toBe(0)
})

it('keeps both versions of a mix that two devices changed at once', async () => {
  const account = anAccount()
  const [phone, laptop] = [aDevice(account, 'phone'), aDevice(account, 'laptop')]
  phone.mixes.add('Rain', sounding(10))
  await phone.settled()
  await laptop.settled()
  phone.line.isUp = false
  phone.mixes.put({ ...phone.named('Rain'), mix: sounding(30) })
  laptop.mixes.put({ ...laptop.named('Rain'), mix: sounding(70) })
  await laptop.settled()
  phone.line.isUp = true
  await phone.settled()
  expect(phone.shown().toSorted()).toEqual(['Rain', 'Rain (phone)'])
  expect(phone.named('Rain').mix).toEqual(sounding(70))
  expect(phone.named('Rain (phone)').mix).toEqual(sounding(30))
  expect(phone.news).toMatchObject([{ kind: 'kept-both', copy: { name: 'Rain (phone)' } }])
  expect(account.names()).toEqual(['Rain', 'Rain (phone)'])
})

it('lets an edit win over a deletion on the other device, and a deletion over a move', async () => {
  const account = anAccount()
  const [phone, laptop] = [aDevice(account, 'phone'), aDevice(account, 'laptop')]
  for (const name of ['Deleted', 'Edited', 'Moved']) phone.mixes.add(name, sounding(10))
  await phone.settled()
  await laptop.settled()
  phone.line.isUp = false
  phone.mixes.remove(phone.named('Edited'))
  phone.mixes.put({ ...phone.named('Deleted'), mix: sounding(99) })
  phone.mixes.put({ ...phone.named('Moved'), position: 9 })
  laptop.mixes.put({ ...laptop.named('Edited'), mix: sounding(44) })
  laptop.mixes.remove(laptop.named('Deleted'))
  laptop.mixes.remove(laptop.named('Moved'))
  await laptop.settled()
  phone.line.isUp = true
  await phone.settled()
  expect(account.names()).toEqual(['Deleted', 'Edited'])
  expect([phone.named('Edited').mix, phone.named('Deleted').mix]).toEqual([
    sounding(44),
    sounding(99),
  ])
})

it('writes one mix once when the answer is lost and it is sent again', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  phone.line.loses = 1
  phone.mixes.add('Rain', sounding(10))
  await phone.settled()
  await phone.settled()
  phone.line.loses = 1
  phone.mixes.put({ ...phone.named('Rain'), mix: sounding(30) })
  await phone.settled()
  await phone.settled()
  expect(account.names()).toEqual(['Rain'])
  expect(phone.named('Rain').mix).toEqual(sounding(30))
  expect(phone.news).toEqual([])
})

it('keeps a mix that does not fit into the account, and sends it once there is room', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  for (const name of ['One', 'Two', 'Three', 'Four']) phone.mixes.add(name, sounding(1))
  await phone.settled()
  expect(account.rows.size).toBe(3)
  expect(phone.shown()).toHaveLength(4)
  expect(phone.news[0]).toMatchObject({ kind: 'refused', error: { code: 'PT409' } })
  phone.mixes.remove(phone.named('One'))
  await phone.settled()
  await phone.settled()
  expect(account.names()).toEqual(['Four', 'Three', 'Two'])
})

it('brings a deleted mix back under its id, before or after the server was told', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  const rain = phone.mixes.add('Rain', sounding(10))
  await phone.settled()
  const kept = phone.named('Rain')
  phone.mixes.remove(kept)
  await phone.settled()
  expect(account.names()).toEqual([])
  phone.mixes.put(kept)
  await phone.settled()
  expect(account.rows.get(rain.id)).toMatchObject({ name: 'Rain', mix: sounding(10) })
})

it('forgets the mixes of a person who signed out, but not what was never sent', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  phone.mixes.add('Sent', sounding(10))
  await phone.settled()
  phone.line.isUp = false
  phone.mixes.add('Unsent', sounding(20))
  await phone.settled()
  phone.mixes.forget()
  expect(phone.shown()).toEqual([])
  expect(phone.storage.getItem('dhvani.mixes')).not.toContain('"Sent"')
  phone.line.isUp = true
  phone.mixes.follow('ravi')
  expect(phone.shown()).toEqual([])
  phone.mixes.follow('asha')
  await phone.settled()
  expect(account.names()).toEqual(['Sent', 'Unsent'])
})

it('keeps again what another device removed, in a list without places of its own', async () => {
  const account = anAccount()
  delete account.api.move
  const [phone, laptop] = [aDevice(account, 'phone'), aDevice(account, 'laptop')]
  phone.mixes.add('Slow rupak', sounding(10))
  await phone.settled()
  await laptop.settled()
  laptop.mixes.remove(laptop.named('Slow rupak'))
  await laptop.settled()
  phone.mixes.put(phone.named('Slow rupak'))
  await phone.settled()
  expect(account.names()).toEqual(['Slow rupak'])
})

it('keeps nothing of an answer that comes after the listener signed out', async () => {
  const account = anAccount()
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { add } = account.api
  account.api.add = async (mix) => {
    asked.resolve()
    await answered.promise
    return add(mix)
  }
  const phone = aDevice(account, 'phone')
  phone.mixes.add('Late', sounding(10))
  await asked.promise
  phone.mixes.forget()
  answered.resolve()
  await vi.waitFor(() => expect(account.names()).toEqual(['Late']))
  await vi.waitFor(() => expect(phone.storage.getItem('dhvani.mixes')).not.toContain('"Late"'))
})

it('sends a move that changes the places of several mixes', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  for (const name of ['One', 'Two', 'Three']) phone.mixes.add(name, sounding(1))
  await phone.settled()
  const order = phone.shown()
  phone.mixes.putAll(
    [...order].reverse().map((name, position) => ({ ...phone.named(name), position })),
  )
  await phone.settled()
  const laptop = aDevice(account, 'laptop')
  await laptop.settled()
  expect(laptop.shown()).toEqual([...order].reverse())
})

it('keeps a mix under a new id where its own is taken by a row that the account does not show', async () => {
  const account = anAccount()
  const phone = aDevice(account, 'phone')
  account.hide('phone-1')
  phone.mixes.add('Rain', sounding(10))
  await phone.settled()
  await phone.settled()
  expect(account.names()).toEqual(['Rain (phone)'])
})
