import { expect, it } from 'vitest'
import { seconds } from '@dhvani/units'
import { readWithHead } from './read-head.ts'

/** A file of 60 s and 60,000 bytes whose body comes in one piece, as a fast line hands it to a busy page. */
const fileInOnePiece = () =>
  new Response(
    Uint8Array.from({ length: 60_000 }, (_, at) => at % 251),
    { headers: { 'content-length': '60000' } },
  )

it('decodes no more than the head, however many bytes have come at once', async () => {
  const decoded: Uint8Array[] = []
  const whole = await readWithHead(
    fileInOnePiece(),
    60,
    { until: seconds(10), take: () => undefined },
    async (bytes) => {
      decoded.push(new Uint8Array(bytes.slice(0)))
      throw new Error('No decoder here.')
    },
  )
  expect(decoded.map(({ byteLength }) => byteLength)).toEqual([10_500])
  expect([...(decoded[0]?.slice(0, 3) ?? [])]).toEqual([0, 1, 2])
  expect(whole.byteLength).toBe(60_000)
})
