import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

const KEPT = join(import.meta.dirname, 'impressions')
/** Width and height of the squares that an impression is made of, in CSS pixels. */
const SQUARE = 16
/** Of 255: how far a square's colour may be from the kept one before it counts as changed. */
const TOLERANCE = 26
/** Letters are drawn a little differently everywhere: so many squares may change by them. */
const MOST_CHANGED = 0.03

type Comparison = { readonly changed: number; readonly sameSize: boolean }

/** In the page, since a browser can decode pictures without help: mean colours, square by square. */
const makeImpression = (page: Page, png: string) =>
  page.evaluate(
    async ({ data, square }) => {
      const picture = await createImageBitmap(await (await fetch(data)).blob())
      const width = Math.ceil(picture.width / square)
      const height = Math.ceil(picture.height / square)
      const canvas = new OffscreenCanvas(width, height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, 0, 0, picture.width / square, picture.height / square)
      const blob = await canvas.convertToBlob()
      return [...new Uint8Array(await blob.arrayBuffer())]
    },
    { data: `data:image/png;base64,${png}`, square: SQUARE },
  )

const compare = (page: Page, kept: string, seen: string): Promise<Comparison> =>
  page.evaluate(
    async ({ pictures, tolerance }) => {
      const read = async (data: string) => {
        const picture = await createImageBitmap(await (await fetch(data)).blob())
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
        if (!pen) throw new Error('no canvas')
        pen.drawImage(picture, 0, 0)
        return pen.getImageData(0, 0, picture.width, picture.height)
      }
      const [left, right] = [await read(pictures.kept), await read(pictures.seen)]
      if (left.width !== right.width || left.height !== right.height)
        return { changed: 1, sameSize: false }
      let changed = 0
      for (let at = 0; at < left.data.length; at += 4) {
        const differences = [0, 1, 2].map((part) =>
          Math.abs((left.data[at + part] ?? 0) - (right.data[at + part] ?? 0)),
        )
        if (Math.max(...differences) > tolerance) changed += 1
      }
      return { changed: changed / (left.data.length / 4), sameSize: true }
    },
    {
      pictures: { kept: `data:image/png;base64,${kept}`, seen: `data:image/png;base64,${seen}` },
      tolerance: TOLERANCE,
    },
  )

/**
 * Compares what a part of the page looks like with what it looked like when somebody last looked:
 * coarsely, so that another machine's letters do not count and another colour, size or place does.
 * `UPDATE_IMPRESSIONS=1` keeps what is seen now (docs/decisions/057-impressions.md).
 */
export const expectImpression = async (page: Page, part: Locator, name: string): Promise<void> => {
  const png = await part.screenshot({ animations: 'disabled' })
  const seen = Buffer.from(await makeImpression(page, png.toString('base64')))
  const file = join(KEPT, `${name}.png`)
  if (process.env.UPDATE_IMPRESSIONS === '1') {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, seen)
  }
  expect(existsSync(file), `${name} was never looked at: UPDATE_IMPRESSIONS=1`).toBe(true)
  const kept = (await readFile(file)).toString('base64')
  const { changed, sameSize } = await compare(page, kept, seen.toString('base64'))
  expect(sameSize, `${name} has the size it had`).toBe(true)
  expect(changed, `share of ${name} that looks different`).toBeLessThan(MOST_CHANGED)
}
