import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { subjectOfAddress } from '#platform/rate-limits/address-subject.ts'
import { addressOf } from './address-of.ts'

it('counts connections that have closed as one', () => {
  // Fastify reads the address from the socket at each call.
  const ofClosed = { ip: undefined } as unknown as FastifyRequest
  expect(addressOf(ofClosed)).toBe('')
  expect(subjectOfAddress(addressOf(ofClosed))).toBe('no address')
})
