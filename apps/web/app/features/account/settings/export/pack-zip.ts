import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** Packs files into one zip, one after the other, and holds each byte only once. */
export type ZipPacker = {
  /** Compressed. */
  addText(path: string, text: string): void
  /** Stored without compression: audio files do not get smaller. */
  addStream(path: string, bytes: ReadableStream<Uint8Array>): Promise<void>
  finish(): Blob
}

/** Chunks are gathered into blobs of this size: browsers can move a blob from memory to disk. */
const PART_BYTES = 8 * 1024 * 1024

/** @param now the time that the zip gives all its files */
export const createZipPacker = (now: Date): ZipPacker => {
  const parts: Blob[] = []
  let waiting: Uint8Array<ArrayBuffer>[] = []
  let waitingBytes = 0
  let problem: Error | undefined

  const putAway = () => {
    if (waiting.length > 0) parts.push(new Blob(waiting))
    waiting = []
    waitingBytes = 0
  }
  const zip = new Zip((error, chunk) => {
    if (error) problem = error
    else {
      waiting.push(chunk as Uint8Array<ArrayBuffer>)
      waitingBytes += chunk.length
      if (waitingBytes >= PART_BYTES) putAway()
    }
  })
  const check = () => {
    if (problem) throw problem
  }

  return {
    addText(path, text) {
      const file = new ZipDeflate(path, { level: 6 })
      file.mtime = now
      zip.add(file)
      file.push(strToU8(text), true)
      check()
    },
    async addStream(path, bytes) {
      const file = new ZipPassThrough(path)
      file.mtime = now
      zip.add(file)
      const reader = bytes.getReader()
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        file.push(value)
        check()
      }
      file.push(new Uint8Array(0), true)
      check()
    },
    finish() {
      zip.end()
      check()
      putAway()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
