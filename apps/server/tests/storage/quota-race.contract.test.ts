import { USER_BUCKET } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import { aPerson, createWavFile, type Person } from '../harness/index.ts'
import { aName, fetchWhole } from './user-bucket.ts'

const MB = 1_048_576
const QUOTA_MB = 3
/** Three of these fit, and no fourth. */
const SOUND = createWavFile(MB)
/** Of each way to send. */
const AT_ONCE = 6

const encode = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

forEachBackend(
  `uploads that a person with ${QUOTA_MB} MB sends at once`,
  (backend) => {
    const headers = (person: Person) => backend.server.headers(person.token)
    const sendWhole = (person: Person) =>
      fetchWhole(`${backend.server.url}/storage/v1/object/${USER_BUCKET}/${aName(person, 'wav')}`, {
        method: 'POST',
        headers: { ...headers(person), 'content-type': 'audio/wav' },
        body: new Uint8Array(SOUND),
      })
    const tus = (person: Person, url: string, method: string, more: object, body?: Buffer) =>
      fetchWhole(url, {
        method,
        headers: { ...headers(person), 'tus-resumable': '1.0.0', ...more },
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
    /** Clients of the protocol send a part again where too much is arriving. */
    const whenFree = async (send: () => Promise<Response>): Promise<Response> => {
      const answer = await send()
      return answer.status === 423 ? whenFree(send) : answer
    }
    /** @param length what the client tells of the length at the beginning */
    const sendInParts = async (person: Person, length: object): Promise<Response> => {
      const created = await tus(
        person,
        `${backend.server.url}/storage/v1/upload/resumable`,
        'POST',
        {
          ...length,
          'upload-metadata': encode({
            bucketName: USER_BUCKET,
            objectName: aName(person, 'wav'),
            contentType: 'audio/wav',
          }),
        },
      )
      if (created.status !== 201) return created
      const location = created.headers.get('location') ?? ''
      const half = SOUND.length / 2
      const append = (offset: number, more: object, bytes: Buffer) => {
        const told = { 'content-type': 'application/offset+octet-stream', ...more }
        return whenFree(() =>
          tus(person, location, 'PATCH', { ...told, 'upload-offset': String(offset) }, bytes),
        )
      }
      const first = await append(0, {}, SOUND.subarray(0, half))
      if (first.status !== 204) return first
      return append(half, { 'upload-length': String(SOUND.length) }, SOUND.subarray(half))
    }
    const bytesStored = async ({ id }: Person): Promise<number> => {
      const [row] = await backend.server.database.query<{ bytes: number }>(
        `select coalesce(sum((metadata ->> 'size')::bigint), 0)::bigint as bytes
         from storage.objects where owner_id = $1`,
        [id],
      )
      return Number(row?.bytes)
    }
    const many = (send: () => Promise<Response>) => Array.from({ length: AT_ONCE }, send)

    it('take the quota to the byte, whole, in parts and of unknown length together', async () => {
      const person = await aPerson(backend.server)
      const answers = await Promise.all([
        ...many(() => sendInParts(person, { 'upload-length': String(SOUND.length) })),
        ...many(() => sendWhole(person)),
        ...many(() => sendInParts(person, { 'upload-defer-length': '1' })),
      ])
      const stored = answers.filter(({ ok }) => ok)
      expect(await bytesStored(person)).toBe(stored.length * SOUND.length)
      expect(stored.length).toBeLessThanOrEqual(QUOTA_MB)
      for (const refused of answers.filter(({ ok }) => !ok))
        expect(await refused.text()).toMatch(/Delete one to make room|of your files are arriving/)
      // What was refused holds no room: the rest of the quota is there for the next ones.
      for (let free = QUOTA_MB - stored.length; free > 0; free -= 1)
        expect((await sendWhole(person)).status).toBe(200)
      expect(await bytesStored(person)).toBe(QUOTA_MB * MB)
      expect((await sendWhole(person)).ok).toBe(false)
    })
  },
  { UPLOAD_QUOTA_MB: String(QUOTA_MB) },
)
