import { ARTICLE_SLUGS } from '@dhvani/web/specified-articles'
import { expect, test } from '../fixtures/test.ts'
import { cutLine, loseOnce } from './cut-line.ts'
import { expectLatePart } from './expect-late-part.ts'
import { partsOfBuild } from './parts-of-build.ts'
import { expectSamePage, LOST, mark } from './same-page.ts'
import type { Visit, Way } from './way.ts'
import { hindi } from '../fixtures/hindi.ts'
import { ELSEWHERE, WAYS } from './ways.ts'
import { thoroughUnless } from '../fixtures/thorough.ts'

const PARTS = partsOfBuild()
const slugs: readonly string[] = ARTICLE_SLUGS
/** What a page says of a part that did not come, in its language. */
const missingAt = (address: string): string =>
  address.startsWith('/hi') ? hindi('part_missing') : 'This part could not be loaded.'

const ways = Object.entries(WAYS)

type Opened = Visit & { readonly openSignedIn: (path?: string) => Promise<unknown> }

const follow = async (way: Way, { openSignedIn, ...visit }: Opened) => {
  const { page, site } = visit
  await (way.isSignedIn ? openSignedIn(way.at) : page.goto(site.url + way.at))
  await mark(page)
  await way.reach?.(page, visit)
}

const prepare = async (way: Way, visit: Visit) => {
  const { page } = visit
  if (way.width !== undefined) await page.setViewportSize({ width: way.width, height: 812 })
  await way.prepare?.(page, visit)
}

test('every part of the build that comes later has a way here @journey', () => {
  const known = [...Object.keys(WAYS), ...ELSEWHERE]
  expect([...PARTS.keys()].filter((name) => !slugs.includes(name)).sort()).toEqual(known.sort())
})

/**
 * Parts that come as another one does: dialogs, parts of the account, of articles and of the beatbox, parts that
 * nothing on the screen names.
 */
const ALIKE = [
  'install-line',
  'session-list',
  'timer-window-button',
  'functions',
  'own-sounds-api',
  'data',
  'collect-data',
  'site-config',
  'proving-client',
  'password-strength',
  'wish-heading',
  'preview-setting',
  'sleep-keeper',
  'wake-keeper',
  'sleep-controls',
  'export-beat',
  'packed-buffer',
  'loop-seam',
  'figure-stage',
  'experiment-room',
  'digits-dialog',
  'shortcuts-dialog',
  'sound-notes',
  'surprise-dialog',
  'wake-dialog',
  'share-dialog',
  'preview-voices',
  'dock-mixes',
  'render-beat',
  'add-to-mix',
  'part-tracks',
  'presets-part',
  'known-page',
  'make-stand-in',
  'track-setting',
  'ready-mix-dialog',
  'upload-dialog',
  'phone-menu-sheet',
  'sleep-dialog',
  'qr-code',
  'track-meter',
  'second-factor',
  'captcha-widget',
  'record-beat',
  'article-stage',
]

for (const [name, way] of ways)
  test(
    `${name} does not arrive: it fails alone, and is there when the network is`,
    thoroughUnless(!ALIKE.includes(name)),
    async ({ page, problems, site: plain, sites, account, openSignedIn }) => {
      problems.allow(LOST)
      if (way.logged) problems.allow(way.logged)
      const site = way.isGuarded ? (await sites.guarded()).site : plain
      const visit = { page, site, account, openSignedIn }
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      await prepare(way, visit)
      const line = await cutLine(page, PARTS.get(name) ?? '')
      await follow(way, visit)
      const typed = await way.typed?.(page).inputValue()

      await line.untilGivenUp()
      const notice = page.getByText(missingAt(way.at))
      if (way.isTold) await expect(notice).toBeVisible()
      else await expect(notice).toHaveCount(0)
      await expect.poll(() => failures.length, { message: 'the log is told' }).toBeGreaterThan(0)
      await expectSamePage(page)
      if (way.typed) await expect(way.typed(page)).toHaveValue(typed ?? '')

      await line.mend()
      await expectLatePart(page, way)
      await expectSamePage(page)
    },
  )

/** One part of each kind: of a page, of what moves, of a dialog, of a toast and of a list that is fetched. */
const CHOSEN = ['listening', 'carousel-motion', 'sound-dialog', 'toast-card', 'own-sounds-list']

for (const [name, way] of ways.filter(([, { arrived }]) => arrived))
  test(
    `${name} arrives the second time, without another press`,
    thoroughUnless(CHOSEN.includes(name)),
    async ({ page, problems, site: plain, sites, account, openSignedIn }) => {
      problems.allow(LOST)
      if (way.logged) problems.allow(way.logged)
      const site = way.isGuarded ? (await sites.guarded()).site : plain
      const visit = { page, site, account, openSignedIn }
      await prepare(way, visit)
      await loseOnce(page, PARTS.get(name) ?? '')
      await follow(way, visit)
      if (way.arrived) await expect(way.arrived(page)).toBeVisible()
      await expect(page.getByText(missingAt(way.at))).toHaveCount(0)
      await expectSamePage(page)
    },
  )
