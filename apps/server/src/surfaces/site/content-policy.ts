import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi
/** Types that a browser never runs: structured data and the like. */
const DATA_TYPE = /\stype=["']?application\/(ld\+)?json/i

/** Hashes of a page's inline scripts, as the policy wants them. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT))
    if (!DATA_TYPE.test(attributes))
      hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  return [...hashes]
}

/**
 * What a page of ours may load and run. Styles may be inline: React writes style attributes.
 *
 * @param captcha origins of the captcha's widget; none where no captcha is configured
 */
export const pagePolicy = (
  scriptHashes: readonly string[],
  captcha: readonly string[] = [],
): string => {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scriptHashes, ...captcha],
    'style-src': ["'self'", "'unsafe-inline'", ...captcha],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...captcha],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src': captcha.length > 0 ? captcha : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/**
 * What a script may do where a page makes a worker of it: what that page may. The sandbox of other answers would take its origin
 * away, and with that encoders and the files of the device.
 */
export const SCRIPT_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "connect-src 'self' blob: data:",
  "frame-ancestors 'none'",
].join('; ')
