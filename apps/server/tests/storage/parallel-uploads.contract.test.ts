import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { USER_BUCKET } from '@dhvani/catalogue'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forEachStore } from '../harness/databases.ts'
import { createWavFile, type Person, aPerson } from '../harness/index.ts'
import { openUploads, type OpenUpload } from './open-uploads.ts'
import { aName, blob, fetchWhole } from './user-bucket.ts'

const PIECE = createWavFile(1_500_000)
/** Pieces in six megabytes. */
const FITTING = 4
const FULL =
  'Your sounds may take 6 MB together, and this one would be too much. Delete one to make room.'
const TOO_MANY =
  '20 of your files are arriving at this moment, which is as many as may. Wait until one has arrived.'
const BUSY = { status: 423, body: 'Too much is arriving for your uploads at this moment' }
const WAITING = 10_000

forEachStore(
  'uploads that a person with 6 MB holds open',
  (backend) => {
    let person: Person
    let uploads: ReturnType<typeof openUploads>
    beforeEach(async () => {
      person = await aPerson(backend.server)
      uploads = openUploads()
    })
    afterEach(() => uploads.endAll())

    const bytesUnderWay = async (): Promise<number> => {
      const folder = join(backend.server.dataDirectory, 'uploads')
      const sizes = await Promise.all(
        (await readdir(folder, { recursive: true })).map(async (name) =>
          stat(join(folder, name)).then(
            (found) => (found.isFile() ? found.size : 0),
            () => 0,
          ),
        ),
      )
      return sizes.reduce((sum, size) => sum + size, 0)
    }
    const untilArrived = (bytes: number) =>
      vi.waitFor(async () => expect(await bytesUnderWay()).toBe(bytes), WAITING)

    const post = (bytes: Buffer): OpenUpload =>
      uploads.begin(
        `${backend.server.url}/storage/v1/object/${USER_BUCKET}/${aName(person, 'wav')}`,
        'POST',
        { ...backend.server.headers(person.token), 'content-type': 'audio/wav' },
        bytes,
      )
    const put = async (): Promise<OpenUpload> => {
      const name = aName(person, 'wav')
      const { data } = await person.client.storage.from(USER_BUCKET).createSignedUploadUrl(name)
      return uploads.begin(
        data?.signedUrl ?? '',
        'PUT',
        { ...backend.server.headers(), 'content-type': 'audio/wav' },
        PIECE,
      )
    }
    /** One after the other: as many as fit. */
    const fill = async (begin: () => OpenUpload | Promise<OpenUpload>): Promise<void> => {
      for (let arrived = 1; arrived <= FITTING; arrived += 1) {
        await begin()
        await untilArrived(arrived * PIECE.length)
      }
    }
    /** The first answers; the others stay open. */
    const answered = async (open: readonly OpenUpload[], count: number) => {
      const answers: { status: number; body: string }[] = []
      for (const { answer } of open) void answer.then((one) => answers.push(one))
      await vi.waitFor(() => expect(answers).toHaveLength(count), WAITING)
      return answers
    }
    const refusals = (answers: readonly { status: number; body: string }[]) =>
      answers.map(({ status, body }) => ({ status, ...(JSON.parse(body) as object) }))
    const refused = (message: string) => ({
      status: 400,
      statusCode: '413',
      error: 'Quota exceeded',
      code: 'QuotaExceeded',
      message,
    })

    it('take no more than the quota together, and give it back when they break', async () => {
      await fill(() => post(PIECE))
      const more = Array.from({ length: 8 }, () => post(PIECE))
      expect(refusals(await answered(more, 8))).toEqual(Array(8).fill(refused(FULL)))
      await untilArrived(FITTING * PIECE.length)
      uploads.endAll()
      await untilArrived(0)
      const whole = createWavFile(5_000_000)
      const { error } = await person.client.storage
        .from(USER_BUCKET)
        .upload(aName(person, 'wav'), blob(whole, 'audio/wav'))
      expect(error).toBeNull()
    })

    it('take no more at signed addresses', async () => {
      await fill(put)
      const more = await Promise.all(Array.from({ length: 4 }, put))
      expect(refusals(await answered(more, 4))).toEqual(Array(4).fill(refused(FULL)))
    })

    it('are at most twenty', async () => {
      const head = PIECE.subarray(0, 100)
      const open = Array.from({ length: 23 }, () => post(head))
      expect(refusals(await answered(open, 3))).toEqual(Array(3).fill(refused(TOO_MANY)))
      uploads.endAll()
      await untilArrived(0)
      for (let upload = 0; upload < 20; upload += 1) post(head)
      await untilArrived(20 * head.length)
    })

    it('may be parts of one resumable upload, and take no more either', async () => {
      const created = await fetchWhole(`${backend.server.url}/storage/v1/upload/resumable`, {
        method: 'POST',
        headers: {
          ...backend.server.headers(person.token),
          'tus-resumable': '1.0.0',
          'upload-length': String(2 * PIECE.length),
          'upload-metadata': Object.entries({
            bucketName: USER_BUCKET,
            objectName: aName(person, 'wav'),
            contentType: 'audio/wav',
          })
            .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
            .join(','),
        },
      })
      const location = created.headers.get('location') ?? ''
      const headers = {
        ...backend.server.headers(person.token),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      }
      const patch = () => uploads.begin(location, 'PATCH', headers, PIECE)
      await fill(patch)
      expect(await answered(Array.from({ length: 6 }, patch), 6)).toEqual(Array(6).fill(BUSY))
      uploads.endAll()
      await untilArrived(0)
      // In S3, the bytes leave the folder before the upload's row tells them.
      const probe = async () => {
        const { status, headers: told } = await fetchWhole(location, { method: 'HEAD', headers })
        return [status, told.get('upload-offset')]
      }
      await expect.poll(probe, { timeout: WAITING }).toEqual([200, String(PIECE.length)])
    })
  },
  { UPLOAD_QUOTA_MB: '6' },
)
