import { expect, it } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import type { Queryable } from '../database/database.ts'
import { postMessage } from './outbox.ts'

const MESSAGE = {
  channel: 'mail',
  to: 'asha@example.com',
  subject: 'ध्वनि: पुष्टि करें',
  text: 'A text.\n',
  html: '<p>A text.</p>',
} as const

const post = async (changes: object) => {
  const rows: unknown[] = []
  const tx: Queryable = {
    async query(_sql, parameters) {
      rows.push(parameters)
      return []
    },
  }
  await postMessage(tx, systemClock, { ...MESSAGE, ...changes })
  return rows.length
}

it('takes a subject in any script', async () => {
  expect(await post({})).toBe(1)
})

it.each([
  'a\r\nBcc: everybody@example.com',
  'a\u0000b',
  'a\u2028b',
  'a\u202Eb',
  'a\u2066b',
  'a\u200Fb',
  'a'.repeat(321),
])('posts nothing with the subject or recipient %j', async (line) => {
  const refused = 'A subject or recipient is too long or has a sign that no line has.'
  await expect(post({ subject: line })).rejects.toThrow(refused)
  await expect(post({ to: line })).rejects.toThrow(refused)
})
