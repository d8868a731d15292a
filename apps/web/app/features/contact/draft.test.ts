import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '#lib/store/create-memory-storage.ts'
import { EMPTY_DRAFT, keepDraft, readDraft } from './draft.ts'

describe('a draft', () => {
  it('comes back after a reload', () => {
    const storage = createMemoryStorage()
    const draft = { name: 'Meera', email: 'meera@', message: 'Half a sen' }
    keepDraft(draft, storage)
    expect(readDraft(storage)).toEqual(draft)
  })

  it('leaves nothing behind when the fields are empty', () => {
    const storage = createMemoryStorage()
    keepDraft({ name: 'Meera', email: '', message: '' }, storage)
    keepDraft(EMPTY_DRAFT, storage)
    expect(storage.kept.size).toBe(0)
  })

  it.each(['', '{', 'null', '7', '{"name":7}'])('is empty when storage holds %j', (text) => {
    expect(readDraft({ getItem: () => text })).toEqual(EMPTY_DRAFT)
  })

  it('does not throw where the browser blocks storage', () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    keepDraft({ name: 'Meera', email: '', message: '' }, { setItem: refuse, removeItem: refuse })
    expect(readDraft({ getItem: refuse })).toEqual(EMPTY_DRAFT)
  })
})
