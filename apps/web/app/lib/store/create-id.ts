/** Where the hyphens of a UUID divide its 32 digits. */
const GROUPS = [0, 8, 12, 16, 20, 32]

/**
 * Creates a random UUID (RFC 9562, section 5.4). Browsers have `crypto.randomUUID` at addresses with TLS alone, and a site at home
 * may have none (docs/guides/containers.md).
 */
export const createId = (): string => {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const digits = bytes.map((byte, place) => {
    // Version 4, and the variant of the standard.
    if (place === 6) return (byte & 0x0f) | 0x40
    return place === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const text = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return GROUPS.slice(1)
    .map((end, group) => text.slice(GROUPS[group], end))
    .join('-')
}
