import { FIXED_TEXTS } from '@dhvani/catalogue'
import { DetailedError, type HttpResponse } from 'tus-js-client'
import { expect, it } from 'vitest'
import { m } from '#messages'
import { findRefusal } from './upload-refusal.ts'

const answer = (status: number, type: string, body: string): HttpResponse => ({
  getStatus: () => status,
  getHeader: (name) => (name.toLowerCase() === 'content-type' ? type : undefined),
  getBody: () => body,
  getUnderlyingObject: () => undefined,
})

const refusalOfParts = (originalResponse: HttpResponse) =>
  Object.assign(new DetailedError('tus: unexpected response'), { originalResponse })

const refusalOfWhole = (statusCode: string, code: string, message = 'in other words') =>
  Object.assign(new Error(message), { statusCode, code })

const TEXT = 'text/plain; charset=utf-8'
const WORDS = 'You already have 200 sounds, which is as many as fit. Delete one to make room.'

it.each([
  ['no room of one’s own', 413, 'QuotaExceeded', WORDS, WORDS],
  ['too large', 413, 'EntityTooLarge', 'Maximum size exceeded', FIXED_TEXTS.fileTooLarge],
  ['of a wrong type', 415, 'InvalidMimeType', 'mime type', FIXED_TEXTS.invalidTypeOnUpload],
  ['of too many parts', 422, 'FileTooCostly', 'parts', m.upload_too_costly()],
  ['too many checks', 503, 'SlowDown', 'Too many files are being checked', m.upload_server_busy()],
  ['no store', 503, 'SlowDown', 'The store of the files does not answer', m.upload_server_away()],
  ['no database', 503, 'SlowDown', 'The connection to the database', m.upload_server_away()],
  ['a slow database', 544, 'DatabaseTimeout', 'The connection', m.upload_server_away()],
  ['too much arriving', 423, 'Locked', 'Too much is arriving', m.upload_server_busy()],
  ['many requests', 429, 'TooManyRequests', 'Too many requests', m.upload_many_requests()],
  ['a full disk', 507, 'InsufficientStorage', 'no room', m.upload_server_full()],
])('tells the reason of a refusal: %s', (_name, status, code, words, told) => {
  expect(findRefusal(refusalOfWhole(String(status), code, words))?.message).toBe(told)
  expect(findRefusal(refusalOfParts(answer(status, TEXT, words)))?.message).toBe(told)
})

it('finds no reason where the service gave none', () => {
  for (const other of [
    refusalOfParts(answer(413, 'text/html', '<h1>413 Request Entity Too Large</h1>')),
    refusalOfParts(answer(413, TEXT, '')),
    refusalOfParts(answer(500, TEXT, 'Internal server error')),
    refusalOfWhole('403', 'AccessDenied'),
    new TypeError('Failed to fetch'),
    'QuotaExceeded',
  ])
    expect(findRefusal(other)).toBeUndefined()
})
