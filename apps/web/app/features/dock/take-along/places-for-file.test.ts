import { expect, it, vi } from 'vitest'
import { removeLeftOver, removePlace } from './places-for-file.ts'

const KEPT = { kind: 'kept', name: 'sound-file-1.ogg' } as const

it('finds nothing to remove in a browser that has no storage for files, and goes on', async () => {
  for (const storage of [{}, undefined]) {
    vi.stubGlobal('navigator', { storage })
    await expect(removeLeftOver()).resolves.toBeUndefined()
    await expect(removePlace(KEPT)).resolves.toBeUndefined()
  }
})

it('finds nothing to remove where the browser refuses its storage', async () => {
  const refuse = () => Promise.reject(new DOMException('Private window.', 'SecurityError'))
  vi.stubGlobal('navigator', { storage: { getDirectory: refuse } })
  await expect(removeLeftOver()).resolves.toBeUndefined()
  await expect(removePlace(KEPT)).resolves.toBeUndefined()
})
