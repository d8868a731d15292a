/**
 * What sixteen moving musicians cost the main thread: script and style of every animation frame,
 * from Chromium's own trace of the built site. Beside it the same number of plain boxes moved by
 * one transform each, in the same browser: the least that this many moving parts can cost.
 */
import { startSite } from '@dhvani/e2e/site'
import { chromium, type Page } from 'playwright-core'
import { traceFrames, type FrameCost } from './trace-frames.ts'

/** Most script and style of a frame, in milliseconds: half of a frame at 60 Hz. */
const LIMIT = 8
const SECONDS = 8

/** A slow phone against this machine. */
const SLOWER = 12

/** All thirteen loops and three of them again: every slot has one. */
const FULL_STAGE = [...'abcdefghijklmafl']
  .map((letter, position) => `${position.toString(16)}${letter}280`)
  .join('')

const show = ({ median, p95 }: FrameCost['script']) => `${median.toFixed(2)} / ${p95.toFixed(2)}`

const report = (name: string, { frames, script, style, both, rest }: FrameCost) =>
  console.log(
    `${name.padEnd(26)} ${String(frames).padStart(4)} frames` +
      `  script ${show(script)}  style ${show(style)}  both ${show(both)}  rest ${show(rest)} ms`,
  )

const measure = async (page: Page): Promise<FrameCost> =>
  traceFrames(await page.context().newCDPSession(page), SECONDS)

/** Eighty boxes, each moved by one transform a frame: what so many moving parts cost at least. */
const measureBoxes = async (page: Page) => {
  await page.setContent('<body></body>')
  await page.evaluate(() => {
    const boxes = Array.from({ length: 80 }, () => {
      const box = document.createElement('div')
      box.style.cssText = 'position:absolute;width:90px;height:100px;will-change:transform'
      document.body.append(box)
      return box
    })
    const move = (time: number) => {
      for (const box of boxes) box.style.transform = `rotate(${Math.sin(time / 100) * 16}deg)`
      requestAnimationFrame(move)
    }
    requestAnimationFrame(move)
  })
  return measure(page)
}

const measureMusicians = async (page: Page, address: string) => {
  await page.goto(address)
  const stage = page.getByRole('region', { name: 'Stage' })
  await stage.locator('.beat-window[data-status="ready"]').nth(15).waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await stage.locator('[data-detail]').waitFor()
  // The first notes load and decode: what is measured is the playing.
  await page.waitForTimeout(3000)
  const detailNow = () => stage.locator('.beat-stage').getAttribute('data-detail')
  const cost = await measure(page)
  const detail = await detailNow()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await stage.locator('.beat-stage:not([data-detail="full"])').waitFor({ timeout: 30_000 })
  return { cost, detail, shed: await detailNow() }
}

const site = await startSite()
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const boxes = await measureBoxes(page)
  const { cost, detail, shed } = await measureMusicians(
    page,
    `${site.url}/beatboxer#beat=1.110.70.${FULL_STAGE}`,
  )
  console.log('median / 95th percentile of a frame on the main thread')
  report('eighty plain boxes', boxes)
  report('sixteen musicians', cost)
  const ratio = cost.both.median / boxes.both.median
  console.log(`ratio to the boxes ${ratio.toFixed(2)}`)
  console.log(`detail drawn: ${detail}; on a processor ${SLOWER} times slower: ${shed}`)
  const isMet = cost.both.median < LIMIT
  console.log(isMet ? '  met' : `  MISSED: ${cost.both.median.toFixed(2)} ms, claimed ${LIMIT}`)
  if (!isMet) process.exitCode = 1
} finally {
  await browser.close()
  await site.stop()
}
