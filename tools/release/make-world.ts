import { createHash } from 'node:crypto'
import type { KeptPerson, KeptWorld } from '@dhvani/server/kept-releases'
import { createWavFile, PUBLISHABLE_KEY, publicUrl } from '@dhvani/server/testing'
import { USER_BUCKET } from '@dhvani/catalogue'
import { z } from 'zod'

const BEAT = {
  tempo: 96,
  masterVolume: 70,
  slots: [
    { position: 0, loopId: 'tabla-teentaal', volume: 80, isMuted: false, isPlaying: true },
    { position: 7, loopId: 'raga-drone', volume: 60, isMuted: true, isPlaying: true },
  ],
}

const MIX = {
  version: 1,
  masterVolume: 65,
  sounds: [{ id: 'rain', name: 'Rain', volume: 40, isPlaying: true }],
}

/** Half a second. */
const SOUND_BYTES = 88_244

const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string() }),
})
const rowsSchema = z.tuple([z.object({ id: z.string() })])

type Send = (
  path: string,
  body: object | Blob,
  options?: { readonly token?: string; readonly headers?: Readonly<Record<string, string>> },
) => Promise<unknown>

/** @returns sends a request to a server and gives its answer's body, or throws at a refusal */
const senderTo =
  (origin: string): Send =>
  async (path, body, { token, headers } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: {
        apikey: PUBLISHABLE_KEY,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body instanceof Blob ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body instanceof Blob ? body : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${text}`)
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }

const keyIdOf = (accessToken: string): string => {
  const header = Buffer.from(accessToken.split('.')[0] ?? '', 'base64url').toString()
  return z.object({ kid: z.string() }).parse(JSON.parse(header)).kid
}

const insert = async (
  send: Send,
  table: string,
  row: object,
  token: string,
): Promise<{ readonly id: string }> => {
  const headers = { prefer: 'return=representation' }
  const [inserted] = rowsSchema.parse(await send(`/rest/v1/${table}`, row, { token, headers }))
  return inserted
}

/** An account of two browsers, with a beat, a mix and a sound of its own. */
const makePerson = async (origin: string, name: string, password: string): Promise<KeptPerson> => {
  const send = senderTo(origin)
  const email = `${name.toLowerCase()}@example.com`
  const first = sessionSchema.parse(await send('/auth/v1/signup', { email, password }))
  const second = sessionSchema.parse(
    await send('/auth/v1/token?grant_type=password', { email, password }),
  )
  const { id } = first.user
  const token = first.access_token

  const path = `${id}/1.wav`
  const sound = createWavFile(SOUND_BYTES)
  await send(
    `/storage/v1/object/${USER_BUCKET}/${path}`,
    new Blob([sound], { type: 'audio/wav' }),
    {
      token,
    },
  )
  const soundRow = {
    user_id: id,
    name: `${name}’s bells`,
    audio_url: publicUrl(origin, path),
    file_name: 'bells.wav',
    file_size: SOUND_BYTES,
  }
  const beat = { name: `${name}’s evening`, beat: BEAT }
  const mix = { name: `${name}’s morning`, mix: MIX }
  return {
    id,
    email,
    password,
    refreshTokens: [first.refresh_token, second.refresh_token],
    keyId: keyIdOf(second.access_token),
    beats: [{ ...(await insert(send, 'saved_beats', beat, token)), ...beat }],
    mixes: [{ ...(await insert(send, 'saved_mixes', mix, token)), ...mix }],
    sounds: [
      {
        id: (await insert(send, 'user_sounds', soundRow, token)).id,
        name: soundRow.name,
        path,
        bytes: SOUND_BYTES,
        sha256: createHash('sha256').update(sound).digest('hex'),
      },
    ],
  }
}

/** Makes two people and a contact message on a new server that confirms accounts by itself. */
export const makeWorld = async (
  origin: string,
): Promise<Pick<KeptWorld, 'people' | 'contactMessages'>> => {
  const people = [
    await makePerson(origin, 'Asha', 'a lamp in the courtyard'),
    await makePerson(origin, 'Ravi', 'seven boats under the bridge'),
  ]
  const contactMessage = {
    name: 'Meera',
    email: 'meera@example.com',
    message: 'The rain sounds like home.',
  }
  await senderTo(origin)('/rest/v1/contact_messages', contactMessage, {
    headers: { prefer: 'return=minimal' },
  })
  return { people, contactMessages: [contactMessage] }
}
