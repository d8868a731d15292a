import { randomBytes } from 'node:crypto'
import type { Serving } from './client.ts'

export type UploadedFile = { readonly name: string; readonly size: number }

const MEGABYTE = 1_000_000
const SMALL = { count: 32, bytes: 4 * MEGABYTE, atOnce: 8 }
const LARGE = { count: 4, bytes: 50 * MEGABYTE, atOnce: 2 }
const HEAD_BYTES = 44

/** 16-bit stereo noise at 44.1 kHz; the size is a whole number of frames. */
const aSound = (bytes: number): Uint8Array<ArrayBuffer> => {
  const file = Buffer.alloc(bytes - ((bytes - HEAD_BYTES) % 4))
  randomBytes(file.length - HEAD_BYTES).copy(file, HEAD_BYTES)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(44_100, 24)
  file.writeUInt32LE(176_400, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(file.length - HEAD_BYTES, 40)
  return file
}

/** Uploads both kinds; each file has a size of its own, by which it is found on disk again. */
export const measureUploads = async (serving: Serving): Promise<UploadedFile[]> => {
  const uploaded: UploadedFile[] = []
  for (const { count, bytes, atOnce } of [SMALL, LARGE]) {
    const sounds = Array.from({ length: count }, (_, index) => aSound(bytes + index * 4))
    const began = performance.now()
    let next = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let index = next++; index < count; index = next++) {
          const body = sounds[index]
          if (!body) return
          const name = `${serving.personId}/${bytes}-${index}.wav`
          await serving.ask(`/storage/v1/object/user-sounds/${name}`, {
            method: 'POST',
            headers: { ...serving.headers, 'content-type': 'audio/wav' },
            body,
          })
          uploaded.push({ name, size: body.length })
        }
      }),
    )
    const seconds = (performance.now() - began) / 1000
    console.log(
      `uploads of ${bytes / MEGABYTE} MB, ${atOnce} at once: ${(count / seconds).toFixed(1)}/s, ` +
        `${((count * bytes) / MEGABYTE / seconds).toFixed(0)} MB/s (received, read through, flushed to disk)`,
    )
  }
  return uploaded
}
