import { DetailedError, type HttpResponse } from 'tus-js-client'
import { expect, it } from 'vitest'
import { findQuotaReached } from './quota-reached.ts'

const answer = (status: number, type: string, body: string): HttpResponse => ({
  getStatus: () => status,
  getHeader: (name) => (name.toLowerCase() === 'content-type' ? type : undefined),
  getBody: () => body,
  getUnderlyingObject: () => undefined,
})

const refusalOfParts = (originalResponse: HttpResponse) =>
  Object.assign(new DetailedError('tus: unexpected response'), { originalResponse })

const TEXT = 'text/plain; charset=utf-8'
const WORDS = 'You already have 200 sounds, which is as many as fit. Delete one to make room.'

it('reads the words of a refused upload in parts', () => {
  expect(findQuotaReached(refusalOfParts(answer(413, TEXT, WORDS)))?.message).toBe(WORDS)
})

it('reads the words of a refused whole file by the code of the service', () => {
  const error = Object.assign(new Error(WORDS), { code: 'QuotaExceeded' })
  expect(findQuotaReached(error)).toMatchObject({ message: WORDS, cause: error })
})

it('takes no other refusal for one of the quota', () => {
  for (const other of [
    refusalOfParts(answer(413, TEXT, 'Maximum size exceeded')),
    refusalOfParts(answer(413, 'text/html', '<h1>413 Request Entity Too Large</h1>')),
    refusalOfParts(answer(507, TEXT, 'The server has no room left for files.')),
    refusalOfParts(answer(413, TEXT, '')),
    Object.assign(new Error('Access denied'), { code: 'AccessDenied' }),
    new TypeError('Failed to fetch'),
    'QuotaExceeded',
  ])
    expect(findQuotaReached(other)).toBeUndefined()
})
