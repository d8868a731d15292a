import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Platform } from '#platform/platform.ts'
import { healthEndpoints } from './health-endpoints.ts'

it('looks once for all who ask whether it is ready meanwhile, and tells the log once', async () => {
  const lines: string[] = []
  let looks = 0
  const ends = Promise.withResolvers<void>()
  const app = Fastify()
  const check = async () => {
    looks += 1
    await ends.promise
    if (looks === 1) throw new Error('away')
  }
  const log = { error: (_facts: object, line: string) => lines.push(line) }
  await app.register(healthEndpoints, {
    platform: { log } as unknown as Platform,
    checks: [{ name: 'blobs', check }],
  })
  const asked = Array.from({ length: 50 }, () => app.inject('/readyz'))
  await new Promise((resolve) => setImmediate(resolve))
  ends.resolve()
  expect(new Set((await Promise.all(asked)).map(({ statusCode }) => statusCode))).toEqual(
    new Set([503]),
  )
  expect([looks, lines]).toEqual([1, ['not ready']])
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready', blobs: 'ok' })
  await app.close()
})
