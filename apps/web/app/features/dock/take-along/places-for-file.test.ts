import { expect, it, vi } from 'vitest'
import { choosePlace, removeLeftOver, removePlace } from './places-for-file.ts'

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

it.each([
  ['Rain / Sea: night?', 'Rain   Sea  night.ogg'],
  ['\u202Eexe.gpj', 'exe.gpj.ogg'],
  [`${'a'.repeat(79)}😀`, `${'a'.repeat(79)}.ogg`],
  ['..', 'Dhvani.ogg'],
])('calls the file of %o what every system takes: %o', async (title, name) => {
  const showSaveFilePicker = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')))
  vi.stubGlobal('showSaveFilePicker', showSaveFilePicker)
  await expect(choosePlace(title)).resolves.toBeUndefined()
  expect(showSaveFilePicker).toHaveBeenCalledWith(expect.objectContaining({ suggestedName: name }))
})
