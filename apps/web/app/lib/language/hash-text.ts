const BASIS = 0x811c9dc5
const PRIME = 0x01000193

/**
 * FNV-1a, folded to 24 bits: a dictionary need not repeat the English texts, which the page has already, and each byte of
 * a hash costs it a kilobyte. The build refuses two texts of one hash (vite/catalogue.ts).
 */
export const hashText = (text: string): string => {
  let hash = BASIS
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return ((hash >>> 24) ^ (hash & 0xff_ffff)).toString(36)
}
