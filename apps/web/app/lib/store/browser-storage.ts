import { createMemoryStorage } from './create-memory-storage.ts'

/** What the site uses of a browser's storage. */
export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const inMemory = { localStorage: createMemoryStorage(), sessionStorage: createMemoryStorage() }

/**
 * A browser that blocks cookies denies its storage: reading `localStorage` throws, or gives nothing. What
 * is kept then lives as long as the page. A storage that is full still throws at `setItem`.
 */
const open = (name: keyof typeof inMemory): Keeping => {
  try {
    // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox gives null where a setting turns it off.
    return globalThis[name] ?? inMemory[name]
  } catch {
    return inMemory[name]
  }
}

/** Outlives the page, and is the same in every tab. */
export const deviceStorage = (): Keeping => open('localStorage')

/** Outlives a reload, and is emptied when the tab closes. */
export const tabStorage = (): Keeping => open('sessionStorage')

const isStorageDenied = (): boolean => deviceStorage() === inMemory.localStorage

/** Tabs can wait for each other. Without TLS there are no locks, and with its storage a browser denies them. */
export const hasLocks = (): boolean => 'locks' in navigator && !isStorageDenied()

/** @returns the keys of all that this device keeps */
export const deviceKeys = (): string[] => (isStorageDenied() ? [] : Object.keys(localStorage))
