import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { createZipPacker } from './pack-zip.ts'

const NOW = new Date('2026-11-21T06:30:00Z')

const streamOf = (...chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })

const unpack = async (zip: Blob) => unzipSync(new Uint8Array(await zip.arrayBuffer()))

it('packs texts and streams that come out as they went in', async () => {
  const packer = createZipPacker(NOW)
  packer.addText('profile.json', '{"name":"ध्वनि"}')
  const big = new Uint8Array(9_000_000)
  for (let index = 0; index < big.length; index += 1) big[index] = index * 31
  await packer.addStream('sounds/one.mp3', streamOf(big.slice(0, 5_000_000), big.slice(5_000_000)))
  await packer.addStream('sounds/empty.mp3', streamOf())
  const files = await unpack(packer.finish())
  expect(Object.keys(files)).toEqual(['profile.json', 'sounds/one.mp3', 'sounds/empty.mp3'])
  expect(strFromU8(files['profile.json'] ?? new Uint8Array())).toBe('{"name":"ध्वनि"}')
  expect(Buffer.compare(files['sounds/one.mp3'] ?? new Uint8Array(), big)).toBe(0)
  expect(files['sounds/empty.mp3']).toHaveLength(0)
})

it('compresses texts and stores streams as they are', async () => {
  const texts = createZipPacker(NOW)
  texts.addText('sounds.json', 'a'.repeat(100_000))
  expect(texts.finish().size).toBeLessThan(2_000)
  const streams = createZipPacker(NOW)
  await streams.addStream('sounds/one.mp3', streamOf(new Uint8Array(100_000)))
  expect(streams.finish().size).toBeGreaterThan(100_000)
})

it('fails when a stream breaks off', async () => {
  const packer = createZipPacker(NOW)
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error('the network is gone'))
    },
  })
  await expect(packer.addStream('sounds/one.mp3', broken)).rejects.toThrow('the network is gone')
})
