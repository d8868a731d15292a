import fc from 'fast-check'
import { BUILT_IN_BUCKET, USER_BUCKET } from '@dhvani/catalogue'
import type { Scene } from '../scene.ts'
import { oddText } from './odd-text.ts'

const UUID = '0b8f9c36-3d5c-4b2f-9d0a-6a1f4f1f0c11'

const TABLES = [
  'user_sounds',
  'saved_beats',
  'saved_mixes',
  'riyaz_presets',
  'contact_messages',
  'account_sessions',
  'no_such_table',
  'pg_class',
]
const BUCKETS = [USER_BUCKET, BUILT_IN_BUCKET, 'avatars', 'no-such-bucket']

/** What usually is in the place of a parameter of a route, by its name. */
const usualValues = (name: string, scene: Scene): readonly string[] => {
  if (name === 'table') return TABLES
  if (name === 'bucket') return BUCKETS
  if (name === '*') return [scene.file, `${scene.userId}/sea.wav`, 'sounds/rain.ogg', 'a/b/c', '']
  if (name === 'userId') return [scene.userId, UUID]
  if (name === 'factorId') return [scene.factorId, UUID]
  if (name === 'identityId') return [scene.userId, UUID]
  if (name === 'name') return ['auth.uid', 'pg_sleep']
  return [...BUCKETS, scene.uploadId, UUID]
}

const encodeOddly = (text: string): string =>
  [...text].map((sign) => (sign.isWellFormed() ? encodeURIComponent(sign) : '%ED%A0%80')).join('')

const encodeAll = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

const encodeLetters = (text: string): string => text.replace(/[aeiou]/g, encodeAll)

/** Ways to spell a path that a router, a gate and a file system may read differently. */
const SPELLINGS: readonly ((path: string) => string)[] = [
  encodeLetters,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '//'),
  (path) => path.replaceAll('/', '/./'),
  (path) => `/nowhere/..${path}`,
  (path) => `/nowhere/%2e%2e${path}`,
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `http://elsewhere.example${path}`,
  (path) => `https://user:password@elsewhere.example:0${path}`,
  (path) => `//elsewhere.example${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path};a=b`,
  (path) => `${path}#fragment`,
  (path) => `${path}%00`,
  (path) => `${path}%`,
  (path) => `${path}%zz`,
  (path) => `${path}%c0%ae%c0%ae`,
  (path) => `${path}%ff`,
  (path) => `${path}\u00ff`,
  (path) => `${path}/${'a'.repeat(3000)}`,
  (path) => `${path}${'/a'.repeat(2000)}`,
  (path) => `${path}.json`,
  (path) => path.slice(1),
  () => '*',
  () => '/',
]

/** An address of a route: mostly one that its handler accepts, else one that may confuse it. */
export const oddPath = (url: string, scene: Scene): fc.Arbitrary<string> => {
  const parts = url.split(/(:\w+|\*)/)
  const filled = parts.map((part): fc.Arbitrary<string> => {
    if (!part.startsWith(':') && part !== '*') return fc.constant(part)
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...usualValues(part.replace(':', ''), scene)) },
      { weight: 3, arbitrary: oddText.map(encodeOddly) },
    )
  })
  return fc
    .tuple(
      fc.tuple(...filled).map((texts) => texts.join('')),
      fc.oneof(
        { weight: 5, arbitrary: fc.constant((path: string) => path) },
        { weight: 1, arbitrary: fc.constantFrom(...SPELLINGS) },
      ),
    )
    .map(([path, spell]) => spell(path))
}
