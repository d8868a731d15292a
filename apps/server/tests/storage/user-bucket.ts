import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { USER_BUCKET } from '@dhvani/catalogue'
import { type Person, publicUrl } from '../harness/index.ts'
import { type Backend, forEachStore } from '../harness/databases.ts'
import { pipedTone } from './make-audio.ts'

export const MP3 = pipedTone('mp3', '-b:a', '64k')
export const OGG = pipedTone('ogg', '-c:a', 'libvorbis')

export const blob = (bytes: Buffer, type = 'audio/mpeg') =>
  new Blob([new Uint8Array(bytes)], { type })

let lastName = 0

export const aName = (owner: Person, extension = 'mp3'): string => {
  lastName += 1
  return `${owner.id}/${lastName}.${extension}`
}

const filesIn = async (directory: string): Promise<string[]> => {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

const WITHOUT_BODY = new Set([204, 304])

/** Reads every answer to its end: a half-read one would keep its connection and the server open. */
export const fetchWhole = async (url: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  const { status, headers } = response
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers })
}

/** Status and body of a JSON answer. */
export const askWhole = async (url: string, init?: RequestInit): Promise<[number, unknown]> => {
  const response = await fetchWhole(url, init)
  return [response.status, await response.json()]
}

/** The steps that tests of people's files share, on one backend. */
const createUserBucket = (backend: Backend) => {
  const of = (who: Person | undefined) =>
    (who?.client ?? backend.server.anon).storage.from(USER_BUCKET)
  return {
    of,
    publicUrl: (name: string) => publicUrl(backend.server.url, name),
    /** Every file that the store keeps, unfinished ones included. */
    filesKept: async (): Promise<string[]> => {
      const { server, s3 } = backend
      const folders = ['files', 'uploads'].map((folder) => join(server.dataDirectory, folder))
      if (s3) folders.push(s3.directory)
      return (await Promise.all(folders.map(filesIn))).flat().sort()
    },
    /** @returns the name of a file that the owner has uploaded */
    uploaded: async (owner: Person, extension = 'mp3', bytes = MP3, type = 'audio/mpeg') => {
      const name = aName(owner, extension)
      const { error } = await of(owner).upload(name, blob(bytes, type), { contentType: type })
      expect(error).toBeNull()
      return name
    },
  }
}

export type UserBucket = ReturnType<typeof createUserBucket>

/** A refusal as the official client gives it: the HTTP status, and the body's own. */
export const refusal = (statusCode: string, message: string) => ({
  status: 400,
  statusCode,
  message,
})

export const REFUSED = {
  byPolicy: refusal('403', 'new row violates row-level security policy'),
  taken: refusal('409', 'The resource already exists'),
  missing: refusal('404', 'Object not found'),
  withoutBucket: refusal('404', 'Bucket not found'),
  tooLarge: refusal('413', 'The object exceeded the maximum allowed size'),
  asNoAudio: refusal('415', 'File must be a valid audio format (MP3, WAV, OGG, AAC, M4A)'),
  notEmpty: refusal('409', 'The bucket you tried to delete is not empty'),
} as const

/** The same tests of people's files on each database and each store. */
export const forEachBucket = (
  subject: string,
  define: (backend: Backend, bucket: UserBucket) => void,
): void => forEachStore(subject, (backend) => define(backend, createUserBucket(backend)))
