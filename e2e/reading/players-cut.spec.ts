import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Route } from '@playwright/test'
import { expectSilence, expectSound } from '../fixtures/audio-tap.ts'
import { LOST } from '../fixtures/offline-notice.ts'
import { whenSettled } from '../fixtures/quiet.ts'
import { expect, test } from '../fixtures/test.ts'
import { partsOfBuild } from '../late-parts/parts-of-build.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

/** The code of a player tries four times within 7.5 s; a longer cut outlasts them. */
const CUT_MS = 10_000
const PART = (name: string) => `**/assets/${partsOfBuild().get(name)}`
const WAITS = 'You are offline. It plays when the network is back.'

const player = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Listen to ${name}|${name}:)`) })
const status = (page: Page) => page.getByRole('status')
const problem = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ })

/** Cuts the network while a file is on its way. */
const cutDuring = async (page: Page, address: string, act: () => Promise<unknown>) => {
  const asked = Promise.withResolvers<void>()
  const cut = Promise.withResolvers<void>()
  const breakOff = async (route: Route) => {
    asked.resolve()
    await cut.promise
    await route.abort('internetdisconnected')
  }
  await page.route(address, breakOff, { times: 1 })
  await act()
  await asked.promise
  await page.context().setOffline(true)
  cut.resolve()
}

const mend = (page: Page) => page.context().setOffline(false)

type Case = {
  readonly what: string
  readonly at: string
  readonly name: string
  readonly file: string
  readonly words: string
  /** The code of all players is there before. */
  readonly isReady?: true
}

const CASES: readonly Case[] = [
  {
    what: 'the code of the players',
    at: '/blog/music-for-adhd',
    name: 'Tanpura',
    file: PART('players'),
    words: 'Loading the sound…',
  },
  {
    what: 'the code of the loops',
    at: '/blog/music-for-adhd',
    name: 'Tanpura',
    file: PART('article-stage'),
    words: WAITS,
    isReady: true,
  },
  {
    what: 'a loop',
    at: '/blog/music-for-adhd',
    name: 'Tanpura',
    file: '**/beats/**',
    words: WAITS,
    isReady: true,
  },
  {
    what: 'a sound',
    at: '/blog/music-for-adhd',
    name: 'Rain',
    file: '**/dhvani/rain.mp3**',
    words: WAITS,
    isReady: true,
  },
  {
    what: 'the code of a drawing',
    at: '/blog/binaural-beats-explained',
    name: 'both tones in the air',
    file: PART('figure-stage'),
    words: WAITS,
    isReady: true,
  },
]

/** An article gets the parts for listeners at the first interaction, which must not come before the scripts. */
const untilWhole = (page: Page) =>
  expect(async () => {
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await expect(page.locator('html')).toHaveAttribute('data-whole', '', { timeout: 1000 })
  }).toPass()

/** The pointer on a player loads the code of all of them. */
const ready = async (page: Page, { name, isReady }: Case) => {
  if (!isReady) return
  const arrived = page.waitForResponse(PART('players'))
  await player(page, name).hover()
  await arrived
  await whenSettled(page)
}

for (const one of CASES)
  test(
    `a player whose network is cut while ${one.what} comes says so, and plays by itself afterwards`,
    thoroughUnless(one.what !== 'a sound' && one.what !== 'the code of a drawing'),
    async ({ page, problems }) => {
      problems.allow(LOST)
      await page.goto(one.at)
      await untilWhole(page)
      await ready(page, one)
      await cutDuring(page, one.file, () => player(page, one.name).click())
      await expect(status(page)).toHaveText(one.words)
      await pause(CUT_MS)
      await expect(status(page), 'it is still said').toHaveText(one.words)
      await expect(problem(page)).toBeHidden()
      await mend(page)
      await expect(
        page.getByRole('button', { name: `Stop ${one.name}`, exact: true }),
      ).toBeVisible()
      await expectSound(page)
      await expect(status(page)).toBeEmpty()
    },
  )

test('a player that waits for the network is called off by another press, and stays silent', async ({
  page,
  problems,
}) => {
  problems.allow(LOST)
  await page.goto('/blog/music-for-adhd')
  await untilWhole(page)
  const [, , loop] = CASES
  if (loop) await ready(page, loop)
  await page.context().setOffline(true)
  for (const name of ['Tanpura', 'Rain']) {
    await player(page, name).click()
    await expect(status(page)).toHaveText(WAITS)
    await player(page, name).click()
    await expect(player(page, name)).toHaveAttribute('aria-busy', 'false')
    await expect(status(page)).toBeEmpty()
  }
  await mend(page)
  await expectSilence(page)
  await expect(player(page, 'Tanpura')).toHaveAttribute('aria-busy', 'false')
  await expect(player(page, 'Rain')).toHaveAttribute('aria-busy', 'false')
})

test(
  'the preview of a mix whose network is cut says so, and plays by itself afterwards',
  { tag: '@thorough' },
  async ({ page, problems }) => {
    problems.allow(LOST)
    await page.goto('/blog/calm-music-sleep')
    await untilWhole(page)
    const mix = page.getByRole('button', { name: /^Try this mix/ })
    const arrived = page.waitForResponse(PART('players'))
    await mix.hover()
    await arrived
    await whenSettled(page)
    await page.context().setOffline(true)
    await mix.click()
    await expect(status(page).filter({ hasText: WAITS })).toBeVisible()
    await mend(page)
    await expectSound(page)
    await expect(page.getByText(WAITS)).toBeHidden()
  },
)
