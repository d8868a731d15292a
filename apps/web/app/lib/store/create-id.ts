/**
 * Creates a random UUID (RFC 9562, version 4). Browsers have `crypto.randomUUID` at addresses with TLS alone, and a site at home
 * may have none (docs/guides/containers.md).
 */
export const createId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (place) => {
    const [chance = 0] = crypto.getRandomValues(new Uint8Array(1))
    // An 8 keeps its highest bits, which are the variant's.
    return (Number(place) ^ (chance & (15 >> (Number(place) / 4)))).toString(16)
  })
