import { expect, it, vi } from 'vitest'
import { createId } from './create-id.ts'

it('creates UUIDs of version 4, each another, without what an address without TLS lacks', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 500 }, createId)
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(500)
  // Every digit that is chance takes every value.
  const digits = [...new Set(ids.map((id) => id[0]))]
  expect(digits).toHaveLength(16)
  expect(new Set(ids.map((id) => id[19])).size).toBe(4)
})
