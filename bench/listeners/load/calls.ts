import { createHash, randomBytes } from 'node:crypto'
import { USER_BUCKET } from '@dhvani/catalogue'
import { createWavFile, publicUrl } from '@dhvani/server/testing'
import type { SoundFile } from '../protocol.ts'
import { readAccount, type Person } from './account.ts'
import type { KeptThings } from './kept.ts'
import type { Tally } from './tally.ts'

const RANGE_BYTES = 262_144
const UPLOAD_BYTES = 2_000_000
const WAV_HEAD_BYTES = 44
const BOUNDARY = 'a-boundary-of-the-bench'
const BEAT = {
  tempo: 96,
  masterVolume: 80,
  slots: [{ position: 0, loopId: 'tabla', volume: 70, isMuted: false, isPlaying: true }],
}

/** The parts of the multipart form that the page sends around a sound. */
const FORM_HEAD = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n31536000\r\n` +
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name=""; filename="a sound.wav"\r\n` +
    'content-type: audio/wav\r\n\r\n',
)
const FORM_TAIL = Buffer.from(`\r\n--${BOUNDARY}--\r\n`)

export type Scene = {
  readonly origin: string
  readonly key: string
  readonly tally: Tally
  readonly kept: KeptThings
  readonly sounds: readonly SoundFile[]
}

const headersOf = ({ key }: Scene, { account }: Person): Record<string, string> => ({
  apikey: key,
  authorization: `Bearer ${account.accessToken}`,
})

/** Adds a row, as the data client of the page does. */
const insert = (
  scene: Scene,
  person: Person,
  { call, path, row }: { readonly call: string; readonly path: string; readonly row: object },
) =>
  scene.tally.time(call, 201, () =>
    person.browser.ask(`/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        ...headersOf(scene, person),
        'content-type': 'application/json',
        accept: 'application/vnd.pgrst.object+json',
        prefer: 'return=representation',
      },
      body: JSON.stringify(row),
    }),
  )

/** As the auth client of the page does every hour, and here each turn. */
export const refresh = async (scene: Scene, person: Person): Promise<void> => {
  const answer = await scene.tally.time('refresh', 200, () =>
    person.browser.ask('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      headers: { apikey: scene.key, 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: person.account.refreshToken }),
    }),
  )
  person.account = readAccount(answer.body)
}

/** The person's own sounds and beats. */
export const list = async (scene: Scene, person: Person): Promise<void> => {
  const ask = (path: string) =>
    scene.tally.time('list', 200, () =>
      person.browser.ask(`/rest/v1/${path}`, { headers: headersOf(scene, person) }),
    )
  await Promise.all([
    ask('user_sounds?select=*&order=created_at.desc'),
    ask('saved_beats?select=id%2Cname%2Cbeat&order=updated_at.desc'),
  ])
}

/** Four parts of four sounds, one of them the person's own where there is one. */
export const fetchSounds = async (scene: Scene, person: Person, turn: number): Promise<void> => {
  const own = scene.kept.lastUploadOf(person.account.id)
  const builtIn = [0, 1, 2, 3].flatMap(
    (count) => scene.sounds[(person.index + count) % scene.sounds.length] ?? [],
  )
  const four = own ? [own, ...builtIn.slice(1)] : builtIn
  await Promise.all(
    four.map(async ({ path, bytes }) => {
      const start = (turn * RANGE_BYTES) % Math.max(1, bytes - RANGE_BYTES)
      const range = `bytes=${start}-${Math.min(bytes, start + RANGE_BYTES) - 1}`
      await scene.tally.time('range of a sound', 206, () =>
        person.browser.ask(path, { headers: { range, 'accept-encoding': 'identity' } }),
      )
    }),
  )
}

export const saveBeat = async (scene: Scene, person: Person, turn: number): Promise<void> => {
  const name = `Beat ${turn} of ${randomBytes(6).toString('hex')}`
  const answer = await insert(scene, person, {
    call: 'save a beat',
    path: 'saved_beats?select=id%2Cname%2Cbeat',
    row: { name, beat: BEAT },
  })
  const { id } = JSON.parse(answer.body.toString()) as { id: string }
  scene.kept.beat(person.account.id, id, name)
}

const plainSound = createWavFile(UPLOAD_BYTES)

/** Sends a sound that no other one equals, then its record, as the page does. */
export const upload = async (scene: Scene, person: Person): Promise<void> => {
  const { id } = person.account
  const name = `${id}/${Date.now()}-${randomBytes(16).toString('hex')}.wav`
  const sound = Buffer.from(plainSound)
  randomBytes(64).copy(sound, WAV_HEAD_BYTES)
  await scene.tally.time('upload', 200, () =>
    person.browser.ask(`/storage/v1/object/${USER_BUCKET}/${name}`, {
      method: 'POST',
      headers: {
        ...headersOf(scene, person),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'x-upsert': 'false',
      },
      body: Buffer.concat([FORM_HEAD, sound, FORM_TAIL]),
    }),
  )
  const address = publicUrl(scene.origin, name)
  const file = {
    path: new URL(address).pathname,
    bytes: sound.length,
    hash: createHash('sha256').update(sound).digest('hex'),
  }
  scene.kept.upload(id, file)
  const row = {
    user_id: id,
    name: 'A sound',
    audio_url: address,
    file_name: 'a sound.wav',
    file_size: sound.length,
  }
  await insert(scene, person, {
    call: 'record of an upload',
    path: 'user_sounds?select=*',
    row,
  })
  scene.kept.record(id, address)
}
