import { expect, it } from 'vitest'
import { storedFile } from './stored-file.ts'

const BLOBS = { open: () => Promise.reject(new Error('never')), pathOf: () => '/nowhere' }

const cachingOf = (cacheControl: string) =>
  storedFile(BLOBS, {
    version: 'v1',
    metadata: {
      eTag: '"a"',
      size: 1,
      mimetype: 'audio/mpeg',
      cacheControl,
      lastModified: new Date(0).toISOString(),
      contentLength: 1,
      httpStatusCode: 200,
    },
  }).caching['cache-control']

it.each([
  ['max-age=60', 'max-age=60'],
  ['max-age=31536000', 'max-age=3600'],
  ['max-age="31536000"', 'max-age=3600'],
  ['max-age = 31536000', 'max-age=3600'],
  ['Public, S-MaxAge="99999999", immutable', 'Public, S-MaxAge=3600, immutable'],
  ['no-store', 'no-store'],
  ["max-age='31536000'", 'no-cache'],
  ['max-age="315\\36000"', 'no-cache'],
  ['max-age=31536000; public', 'no-cache'],
  ['max-age=1e9', 'no-cache'],
  ['max-age=1\r\nset-cookie: a=b', 'no-cache'],
  ['private="max-age=1, max-age=31536000"', 'no-cache'],
  ['something', 'no-cache'],
  ['', 'no-cache'],
])('bounds %j to %j', (given, sent) => {
  expect(cachingOf(given)).toBe(sent)
})
