const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a of 32 bits: a dictionary need not repeat the English texts, which the page has already. */
export const hashText = (text: string): string => {
  let hash = BASIS
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return (hash >>> 0).toString(36)
}
