import { expect, it } from 'vitest'
import { findReference, noteAnswer } from './failed-answer.ts'

const answer = (status: number, id: string) =>
  new Response(null, { status, headers: { 'x-request-id': id } })

it('refers to a request that the server failed just now, and to no refusal', () => {
  noteAnswer(answer(400, 'refused-1234'), 1000)
  expect(findReference(1001)).toBeUndefined()
  noteAnswer(answer(503, 'failed-1234'), 2000)
  noteAnswer(answer(200, 'answered-1234'), 2500)
  expect(findReference(2600)).toBe('failed-1234')
  expect(findReference(5001)).toBeUndefined()
})

it('refers to no answer without an id of the server’s form', () => {
  noteAnswer(answer(500, 'a sentence for the visitor'), 10_000)
  noteAnswer(new Response(null, { status: 500 }), 10_000)
  expect(findReference(10_001)).toBeUndefined()
})
