import { beforeAll, describe, expect, it } from 'vitest'
import { forEachCombination, type Person, type TestServer } from '../harness/server-with-clients.ts'
import { aName, blob, createDesk, fetchWhole, MP3, type Desk } from './user-bucket.ts'

forEachCombination('signed addresses and buckets', (parts) => {
  let server: TestServer
  let asha: Person
  let ravi: Person
  let desk: Desk
  beforeAll(() => {
    ;({ server, asha, ravi } = parts())
    desk = createDesk(parts())
  })

  describe('signed addresses', () => {
    it('open one file for a while, and no other', async () => {
      const name = await desk.uploaded(asha)
      const other = await desk.uploaded(asha)
      const { data } = await desk.bucketOf(asha).createSignedUrl(name, 60)
      const signed = data?.signedUrl ?? ''
      expect((await fetchWhole(signed)).status).toBe(200)
      const elsewhere = await fetchWhole(signed.replace(name, other))
      expect(await elsewhere.json()).toMatchObject({ message: 'Invalid signature' })
      const forged = await fetchWhole(signed.replace(/token=.*/, 'token=a.b.c'))
      expect(await forged.json()).toMatchObject({ code: 'InvalidJWT' })
      const many = await desk.bucketOf(asha).createSignedUrls([name, `${asha.id}/no.mp3`], 60)
      expect(many.data).toMatchObject([
        { error: null, path: name },
        { error: 'Either the object does not exist or you do not have access to it' },
      ])
    })

    it('take one upload in the name of whoever signed', async () => {
      const name = aName(asha)
      const { data, error } = await desk.bucketOf(asha).createSignedUploadUrl(name)
      expect(error).toBeNull()
      const sent = await server.anon.storage
        .from('user-sounds')
        .uploadToSignedUrl(name, data?.token ?? '', blob(MP3))
      expect(sent.error).toBeNull()
      const [row] = await server.platform.database.query(
        'select owner_id from storage.objects where name = $1',
        [name],
      )
      expect(row).toEqual({ owner_id: asha.id })
      const twice = await server.anon.storage
        .from('user-sounds')
        .uploadToSignedUrl(name, data?.token ?? '', blob(MP3))
      expect(twice.error).toMatchObject({ statusCode: '409' })
      expect((await desk.bucketOf(ravi).createSignedUploadUrl(aName(asha))).error).toMatchObject({
        statusCode: '403',
      })
    })
  })

  describe('buckets, moving and copying', () => {
    it('are the operator’s', async () => {
      const { storage } = server.service
      const made = await storage.createBucket('notes', { public: false, fileSizeLimit: '1KB' })
      expect(made.error).toBeNull()
      expect((await storage.createBucket('notes')).error).toMatchObject({ statusCode: '409' })
      expect((await storage.getBucket('notes')).data).toMatchObject({ file_size_limit: 1000 })
      const text = await storage
        .from('notes')
        .upload('a/b.txt', 'hello', { contentType: 'text/html' })
      expect(text.error).toBeNull()
      const large = await storage.from('notes').upload('large.txt', 'x'.repeat(1001))
      expect(large.error).toMatchObject({ statusCode: '413' })
      expect((await storage.from('notes').move('a/b.txt', 'c.txt')).error).toBeNull()
      expect((await storage.from('notes').copy('c.txt', 'd.txt')).error).toBeNull()
      expect((await storage.from('notes').copy('c.txt', 'd.txt')).error).toMatchObject({
        statusCode: '409',
      })
      const read = await storage.from('notes').download('d.txt')
      expect(await read.data?.text()).toBe('hello')
      const secret = await fetchWhole(`${server.url}/storage/v1/object/public/notes/d.txt`)
      expect(await secret.json()).toMatchObject({ message: 'Bucket not found' })
      expect((await storage.deleteBucket('notes')).error).toMatchObject({ statusCode: '409' })
      expect((await storage.updateBucket('notes', { public: true })).error).toBeNull()
      const page = await fetchWhole(`${server.url}/storage/v1/object/public/notes/c.txt`)
      expect(page.headers.get('content-type')).toBe('text/plain')
      expect((await storage.emptyBucket('notes')).error).toBeNull()
      expect((await storage.deleteBucket('notes')).error).toBeNull()
      expect((await storage.getBucket('notes')).error).toMatchObject({
        message: 'Bucket not found',
      })
    })

    it('are nobody else’s', async () => {
      expect((await asha.client.storage.createBucket('mine')).error).toMatchObject({
        statusCode: '403',
      })
      expect((await asha.client.storage.listBuckets()).data).toEqual([])
      expect((await asha.client.storage.getBucket('user-sounds')).error).not.toBeNull()
    })
  })
})
