import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Parts, Person } from '../harness/server-with-clients.ts'
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

/** Reads every answer to its end: a half-read one would keep its connection, and the server, open. */
export const fetchWhole = async (url: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(url, init)
  const body = await response.arrayBuffer()
  const { status, headers } = response
  return new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers })
}

/** What tests of the bucket `user-sounds` do again and again. */
export const createDesk = ({ server, s3 }: Parts) => {
  const bucketOf = (who: Person | undefined) =>
    (who?.client ?? server.anon).storage.from('user-sounds')
  return {
    bucketOf,
    publicUrl: (name: string) => `${server.url}/storage/v1/object/public/user-sounds/${name}`,
    /** Every file that the store keeps, unfinished ones included. */
    filesKept: async (): Promise<string[]> => {
      const folders = ['files', 'uploads'].map((folder) => join(server.dataDirectory, folder))
      if (s3) folders.push(s3.directory)
      return (await Promise.all(folders.map(filesIn))).flat().sort()
    },
    /** @returns the name of a file that is there */
    uploaded: async (owner: Person, extension = 'mp3', bytes = MP3, type = 'audio/mpeg') => {
      const name = aName(owner, extension)
      const { error } = await bucketOf(owner).upload(name, blob(bytes, type), { contentType: type })
      expect(error).toBeNull()
      return name
    },
  }
}

export type Desk = ReturnType<typeof createDesk>
