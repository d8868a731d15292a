import { z } from 'zod'
import { createStore } from '#lib/store/store.ts'
import { NO_MIXES, type KeptMixes, type SavedMix } from './saved-mix.ts'
import { deviceStorage, type Keeping } from '#lib/store/browser-storage.ts'

const mixSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    mix: z.unknown(),
    position: z.number(),
    updatedAt: z.string().exactOptional(),
  })
  // The key of an unknown value may be absent for zod, never for us.
  .transform((mix): SavedMix => ({ ...mix, mix: mix.mix }))

const keptSchema = z.object({
  rows: z.array(mixSchema),
  changes: z.record(
    z.string(),
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('put'), mix: mixSchema }),
      z.object({
        kind: z.literal('delete'),
        updatedAt: z
          .string()
          .optional()
          .transform((at) => at),
      }),
    ]),
  ),
})

const shelvesSchema = z.object({ version: z.literal(1), value: z.record(z.string(), keptSchema) })

type Shelves = Readonly<Record<string, KeptMixes>>

/**
 * The mixes of this device's accounts, under a key of the browser's storage. Unlike a saved value it is read anew
 * before each change: two tabs may change it at once, and neither may lose what waits to be sent. Where
 * storage is full or blocked, it holds for this page only.
 */
export const createKeptMixes = (key: string, storage: () => Keeping = deviceStorage) => {
  const changed = createStore(0)
  let unsaved: Shelves | undefined

  const read = (): Shelves => {
    if (unsaved) return unsaved
    try {
      const saved: unknown = JSON.parse(storage().getItem(key) ?? 'null')
      return shelvesSchema.safeParse(saved).data?.value ?? {}
    } catch {
      return {}
    }
  }
  const write = (value: Shelves) => {
    try {
      storage().setItem(key, JSON.stringify({ version: 1, value }))
      unsaved = undefined
    } catch {
      unsaved = value
    }
    changed.set(changed.getSnapshot() + 1)
  }

  return {
    get: (userId: string): KeptMixes => read()[userId] ?? NO_MIXES,
    update: (userId: string, change: (kept: KeptMixes) => KeptMixes): void => {
      const shelves = read()
      write({ ...shelves, [userId]: change(shelves[userId] ?? NO_MIXES) })
    },
    /** Forgets all mixes of an account, also those that were never sent. */
    forgetAccount: (userId: string): void => {
      const { [userId]: forgotten, ...shelves } = read()
      if (forgotten) write(shelves)
    },
    /** Forgets what accounts have on their servers; what was not sent waits for its owner. */
    forgetSent: (): void => {
      const waiting = Object.entries(read())
        .filter(([, { changes }]) => Object.keys(changes).length > 0)
        .map(([userId, { changes }]) => [userId, { rows: [], changes }])
      write(Object.fromEntries(waiting) as Shelves)
    },
    /** @returns a function that ends the subscription */
    subscribe: (onChange: () => void): (() => void) => {
      const follow = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onChange()
      }
      addEventListener('storage', follow)
      const leave = changed.subscribe(onChange)
      return () => {
        removeEventListener('storage', follow)
        leave()
      }
    },
  }
}
