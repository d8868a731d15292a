import type { ByteSource } from '@dhvani/audio-files'

/** Only workers have it, and the types of a page do not. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

/** Reads a file piece by piece, in a worker. A file that was changed or removed throws a `DOMException`. */
export const sourceOf = (file: File): ByteSource => {
  const reader = new FileReaderSync()
  return {
    size: file.size,
    read(into, position) {
      const part = file.slice(position, position + into.length)
      into.set(new Uint8Array(reader.readAsArrayBuffer(part)))
      return part.size
    },
  }
}
