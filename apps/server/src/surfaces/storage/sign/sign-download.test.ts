import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { StorageContext } from '../storage-context.ts'
import { signManyDownloads } from './sign-download.ts'

it('signs a path once that is asked for a thousand times', async () => {
  let signatures = 0
  const app = Fastify()
  app.addHook('onRequest', async (request) => {
    request.caller = { role: 'anon', claims: undefined, bearer: undefined }
  })
  const rows = [{ name: 'rain.mp3' }]
  signManyDownloads(app, {
    database: { transaction: (work: (tx: object) => unknown) => work({ query: () => rows }) },
    signer: { sign: async () => `token${(signatures += 1)}` },
  } as unknown as StorageContext)
  const reply = await app.inject({
    method: 'POST',
    url: '/object/sign/dhvani',
    headers: { authorization: 'Bearer key' },
    payload: { expiresIn: 60, paths: ['hidden.mp3', ...Array<string>(999).fill('rain.mp3')] },
  })
  const [hidden, ...signed] = reply.json<{ signedURL: string | null }[]>()
  expect(hidden).toMatchObject({ path: 'hidden.mp3', signedURL: null })
  expect(signed).toHaveLength(999)
  for (const one of signed)
    expect(one).toEqual({
      error: null,
      path: 'rain.mp3',
      signedURL: '/object/sign/dhvani/rain.mp3?token=token1',
    })
  expect(signatures).toBe(1)
  await app.close()
})
