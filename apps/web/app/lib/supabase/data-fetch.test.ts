import { expect, it, vi } from 'vitest'
import { createDataFetch } from './data-fetch.ts'

const ADDRESS = 'https://site.example/rest/v1/saved_beats'

const answering = (status: number) => {
  const renew = vi.fn(async () => undefined)
  const send = async () => Response.json({ code: 'PGRST303' }, { status })
  return { renew, fetch: createDataFetch(send, renew) }
}

it('renews the session once when the data service refuses its token, and passes the answer on', async () => {
  const { renew, fetch } = answering(401)
  const answer = await fetch(ADDRESS)
  expect(answer.status).toBe(401)
  expect(await answer.json()).toEqual({ code: 'PGRST303' })
  expect(renew).toHaveBeenCalledTimes(1)
})

it.each([200, 400, 403, 503])('leaves the session alone for %i', async (status) => {
  const { renew, fetch } = answering(status)
  expect((await fetch(ADDRESS)).status).toBe(status)
  expect(renew).not.toHaveBeenCalled()
})
