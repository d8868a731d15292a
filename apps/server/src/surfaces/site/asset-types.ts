import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** @returns the type of a file of the build by its name, or `undefined` for names that no build makes */
export const findAssetType = (name: string): string | undefined => TYPES[extname(name)]

/** What is compressed already grows when it is compressed again. */
export const isText = (type: string): boolean => /^text\/|json|xml/.test(type)

const YEAR_SECONDS = 31_536_000
/** The bytes under a hashed name never change. */
export const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`
