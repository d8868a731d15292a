import { cutLine } from '../../late-parts/cut-line.ts'
import { expectLatePart } from '../../late-parts/expect-late-part.ts'
import { partsOfBuild } from '../../late-parts/parts-of-build.ts'
import { expectSamePage, LOST, mark } from '../../late-parts/same-page.ts'
import { WAYS } from '../../late-parts/ways.ts'
import { expect, test } from './test.ts'

/** What Firefox says of a file that was lost; React tells the console the error as an object. */
const LOST_IN_FIREFOX = /NetworkError when attempting to fetch|NS_ERROR|^console error: Error \(/

/** A press that still waits for its code goes through once the code has come; its account does not exist. */
const REFUSED = /^400: .*\/token\?grant_type=password$/

/** Parts without which a visitor cannot come in, upload, mix a beat or fall asleep. Chromium drives all parts. */
const NEEDED = ['auth', 'upload-dialog', 'sleep-dialog', 'render-beat']

for (const name of NEEDED)
  test(`${name} does not arrive: it fails alone, and is there when the network is`, async ({
    page,
    problems,
    site,
    account,
    openSignedIn,
  }) => {
    const way = WAYS[name]
    if (!way) throw new Error(`No way leads to ${name}`)
    problems.allow(LOST)
    problems.allow(LOST_IN_FIREFOX)
    problems.allow(REFUSED)
    if (way.logged) problems.allow(way.logged)
    const visit = { page, site, account }
    await way.prepare?.(page, visit)
    const line = await cutLine(page, partsOfBuild().get(name) ?? '')
    await (way.isSignedIn ? openSignedIn(way.at) : page.goto(way.at))
    await mark(page)
    await way.reach?.(page, visit)
    await line.untilGivenUp()
    await expect(page.getByText('This part could not be loaded.')).toHaveCount(way.isTold ? 1 : 0)
    await expectSamePage(page)

    await line.mend()
    await expectLatePart(page, way)
    await expectSamePage(page)
  })
