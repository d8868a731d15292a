import { FunctionsClient } from '@supabase/functions-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import { expect, it } from 'vitest'
import { askToRead } from './ask.ts'
import { isUnreached } from './no-answer.ts'

const CLOSED_PORT = 'http://127.0.0.1:1'
const refusing: typeof fetch = async () =>
  Response.json({ message: 'fetch it yourself', code: '42501' }, { status: 403 })

const failuresOf = async (send: typeof fetch) => [
  (await new PostgrestClient(CLOSED_PORT, { fetch: send }).from('x').insert({ y: 1 })).error,
  (await new StorageClient(CLOSED_PORT, {}, send).from('x').remove(['y'])).error,
  (await new FunctionsClient(CLOSED_PORT, { customFetch: send }).invoke('x')).error as unknown,
]

it('recognises a service that does not answer, in the errors of every package', async () => {
  for (const cause of await failuresOf(askToRead)) {
    expect(isUnreached(cause, true)).toBe(true)
    expect(isUnreached(new Error('Failed to delete sound', { cause }), true)).toBe(true)
  }
})

it('does not take a refusal, or an error of our own, for a missing answer', async () => {
  for (const cause of await failuresOf(refusing)) {
    expect(cause).not.toBeNull()
    expect(isUnreached(new Error('Failed to delete sound', { cause }), true)).toBe(false)
  }
  expect(isUnreached(new Error('User not authenticated'), true)).toBe(false)
  expect(isUnreached(new TypeError('x is not a function'), true)).toBe(false)
})

it('calls every error unreached while the device has no network', () => {
  expect(isUnreached(new Error('Failed to upload file'), false)).toBe(true)
})
