/**
 * Joins the first bytes of a file. Copies them here: a `Blob` would give its bytes back only after a way
 * through another process.
 *
 * @param size in bytes; zeros fill what `parts` lack
 */
export const joinFirst = (size: number, parts: readonly Uint8Array[]): ArrayBuffer => {
  const joined = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    const wanted = part.subarray(0, Math.max(0, size - at))
    joined.set(wanted, at)
    at += wanted.byteLength
  }
  return joined.buffer
}

/**
 * Reads a body to its end.
 *
 * @param onPart  called after each part, with all parts that have come and their length in bytes; never for
 *   an answer without a body
 * @throws the browser's reason where the body breaks off
 */
export const readParts = async (
  response: Response,
  onPart: (parts: readonly Uint8Array[], length: number) => void,
): Promise<ArrayBuffer> => {
  if (response.body === null) return response.arrayBuffer()
  const reader = response.body.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  // A slow device hands on streams chunk by chunk for longer than it reads them itself.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value)
    length += read.value.byteLength
    onPart(parts, length)
  }
  return joinFirst(length, parts)
}
