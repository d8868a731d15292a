import decodeQR from 'qr/decode.js'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

/** Pixels of a module: readers need several. */
const SCALE = 4

/** What a reader sees of a drawing whose path has a square for each dark module. */
const photograph = (svg: string) => {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1])
  const width = side * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < SCALE; row += 1)
      for (let column = 0; column < SCALE; column += 1) {
        const at = (Number(y) * SCALE + row) * width + Number(x) * SCALE + column
        data.set([0, 0, 0], at * 4)
      }
  return { width, height: width, data }
}

const drawingOf = (text: string): string => {
  const markup = renderToStaticMarkup(createElement(QrCode, { text, alt: 'QR code' }))
  return decodeURIComponent(/src="data:image\/svg\+xml,([^"]+)"/.exec(markup)?.[1] ?? '')
}

it.each([
  'https://dhvani.example/?mix=rain.60~river.35',
  `https://dhvani.example/beatboxer?b=${'a1B2'.repeat(60)}&n=%E0%A4%A7%E0%A5%8D%E0%A4%B5%E0%A4%A8%E0%A4%BF`,
])('draws a code in which a reader finds the link: %s', (link) => {
  expect(decodeQR(photograph(drawingOf(link)))).toBe(link)
})

it('leaves four light modules on each side', () => {
  const columns = [...drawingOf('https://dhvani.example').matchAll(/M(\d+) /g)].map(([, x]) =>
    Number(x),
  )
  expect(Math.min(...columns)).toBe(4)
})
