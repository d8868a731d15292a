import { createWavFile } from '@dhvani/server/testing'
import type { Serving } from './client.ts'

export type UploadedFile = { readonly name: string; readonly size: number }

const MEGABYTE = 1_000_000
const SMALL = { count: 32, bytes: 4 * MEGABYTE, atOnce: 8 }
const LARGE = { count: 4, bytes: 50 * MEGABYTE, atOnce: 2 }

/** Uploads both kinds; each file has a size of its own, by which it is found on disk again. */
export const measureUploads = async (serving: Serving): Promise<UploadedFile[]> => {
  const uploaded: UploadedFile[] = []
  for (const { count, bytes, atOnce } of [SMALL, LARGE]) {
    const sounds = Array.from({ length: count }, (_, index) => createWavFile(bytes + index * 4))
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
