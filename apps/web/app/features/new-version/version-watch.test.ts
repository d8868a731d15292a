import { expect, it } from 'vitest'
import { createVersionWatch } from './version-watch.ts'

const MINUTE_MS = 60_000

/** A page of the version `monsoon`, and a server whose version the test sets. */
const aPage = (taken?: string) => {
  const page = { newest: 'monsoon' as string | undefined, time: 0, asked: 0, taken }
  const watch = createVersionWatch({
    own: 'monsoon',
    findNewest: async () => {
      page.asked += 1
      return page.newest
    },
    now: () => page.time,
    taken: {
      get: () => page.taken,
      set: (version) => {
        page.taken = version
      },
    },
  })
  return { page, watch }
}

it('offers the server’s version when it is another one than the page’s', async () => {
  const { page, watch } = aPage()
  await watch.ask()
  expect(watch.getSnapshot()).toBeUndefined()
  page.newest = 'winter'
  await watch.ask()
  expect(watch.getSnapshot()).toBe('winter')
})

it('takes the offer back when the server returns to the page’s version', async () => {
  const { page, watch } = aPage()
  page.newest = 'winter'
  await watch.ask()
  page.newest = 'monsoon'
  await watch.ask()
  expect(watch.getSnapshot()).toBeUndefined()
})

it('keeps the offer while the server does not tell its version', async () => {
  const { page, watch } = aPage()
  page.newest = 'winter'
  await watch.ask()
  page.newest = undefined
  await watch.ask()
  expect(watch.getSnapshot()).toBe('winter')
})

it('asks once a minute at most for events that come often', async () => {
  const { page, watch } = aPage()
  await watch.askSeldom()
  page.time = MINUTE_MS - 1
  await watch.askSeldom()
  expect(page.asked).toBe(1)
  page.time = MINUTE_MS
  await watch.askSeldom()
  expect(page.asked).toBe(2)
})

it('shares one request between callers that ask at the same time', async () => {
  const { page, watch } = aPage()
  await Promise.all([watch.ask(), watch.ask()])
  expect(page.asked).toBe(1)
})

it('offers a version that the tab has taken already no second time', async () => {
  const { page, watch } = aPage()
  page.newest = 'winter'
  await watch.ask()
  watch.markTaken()
  const later = aPage(page.taken)
  later.page.newest = 'winter'
  await later.watch.ask()
  expect(later.watch.getSnapshot()).toBeUndefined()
  later.page.newest = 'spring'
  await later.watch.ask()
  expect(later.watch.getSnapshot()).toBe('spring')
})
