import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { LOST } from '../fixtures/offline-notice.ts'
import { WEAK, type LineSpeed, type WeakLine } from '../fixtures/weak-line.ts'
import { expect, test } from '../fixtures/weak-site.ts'
import { whenTakenOver, whenWhole } from '../fixtures/whole.ts'
import type { Journey, Step, Visit } from './journey.ts'
import { mix, preview } from './listening.ts'
import { beat, reading } from './making.ts'
import { signUp, upload } from './writing.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const JOURNEYS: Readonly<Record<string, Journey>> = {
  'a preview': preview,
  'a sign-up': signUp,
  'a mix': mix,
  'an upload': upload,
  'a beat': beat,
  reading,
}

/**
 * The delay and the loss of a weak line. At its 400 kbit/s the waits for sounds alone would fill minutes;
 * weak-network.spec.ts measures those.
 */
const LINE: LineSpeed = { ...WEAK, bytesPerSecond: 500_000 }

/** Chromium tells pages of such a line, and of a phone that has too little memory to make sounds itself. */
const tellPhone = () => {
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } })
  Object.defineProperty(navigator, 'deviceMemory', { value: 2 })
}

/** How long the network is cut before the last step. Before other steps it is cut until the page says so. */
const CUT_MS = 10_000

/** What the browser logs of a connection that ended in the middle of an answer. */
const BROKEN_OFF = /net::ERR_|network error/

/** Words that would blame the visitor's input or the page for the missing network. */
const BLAME = /Something went wrong|damaged|not an audio file|not supported|invalid/i

/** Nothing gets through, what is under way breaks off, and the browser knows that it is offline. */
const cutNetwork = async (page: Page, line: WeakLine) => {
  await page.context().setOffline(true)
  line.cut()
}

const mendNetwork = async (page: Page, line: WeakLine) => {
  line.mend()
  await page.context().setOffline(false)
}

type Cut = Visit & { readonly line: WeakLine; readonly cutMs: number }

const takeStep = async (
  { line, cutMs, ...visit }: Cut,
  { isUnderWay, act, told, done, stays, again }: Step,
) => {
  const { page } = visit
  if (isUnderWay) await act(visit)
  await cutNetwork(page, line)
  const cut = pause(cutMs)
  if (!isUnderWay) await act(visit)
  if (told) await expect(told(page)).toBeVisible()
  await cut
  if (told) {
    await expect(told(page), 'it is still told').toBeVisible()
    await expect(done(page), 'not done in the cut').toBeHidden()
  } else await expect(done(page), 'done in the cut').toBeVisible()
  await stays?.(visit)
  await expect(page.getByText(BLAME)).toHaveCount(0)
  await mendNetwork(page, line)
  await again?.(visit)
  await expect(done(page), 'done').toBeVisible()
  if (told) await expect(told(page), 'no longer told').toBeHidden()
}

const CHOSEN = ['a sign-up', 'a mix', 'an upload']

for (const [name, { at, isSignedIn, steps, end }] of Object.entries(JOURNEYS))
  test(
    `${name}, on a weak line with a cut before every step, loses nothing and says what it waits for`,
    thoroughUnless(CHOSEN.includes(name)),
    async ({ page, site, line, account, openSignedIn, problems }) => {
      problems.allow(LOST)
      problems.allow(BROKEN_OFF)
      await page.addInitScript(tellPhone)
      await (isSignedIn ? openSignedIn(at) : page.goto(at))
      await whenWhole(page)
      await whenTakenOver(page)
      line.be(LINE)
      const visit = { page, site, account }
      const last = Object.keys(steps).at(-1)
      for (const [what, step] of Object.entries(steps))
        await test.step(what, () =>
          takeStep({ ...visit, line, cutMs: what === last ? CUT_MS : 0 }, step),
        )
      await end?.(visit)
    },
  )
