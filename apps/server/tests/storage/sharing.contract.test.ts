import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openSigningSecret } from '#surfaces/storage/sign/signing-secret.ts'
import { createUrlSigner } from '#surfaces/storage/sign/url-signer.ts'
import { aPerson, PASSWORD } from '../harness/people.ts'
import { aName, askWhole, blob, fetchWhole, forEachBucket, MP3, REFUSED } from './user-bucket.ts'

forEachBucket('signed addresses and buckets', (backend, bucket) => {
  describe('signed addresses', () => {
    it('open one file for a while, and no other', async () => {
      const name = await bucket.uploaded(backend.asha)
      const other = await bucket.uploaded(backend.asha)
      const { data } = await bucket.of(backend.asha).createSignedUrl(name, 60)
      const signed = data?.signedUrl ?? ''
      expect((await fetchWhole(signed)).status).toBe(200)
      const elsewhere = await fetchWhole(signed.replace(name, other))
      expect([elsewhere.status, await elsewhere.json()]).toMatchObject([
        400,
        { code: 'InvalidSignature', message: 'Invalid signature' },
      ])
      const forged = await fetchWhole(signed.replace(/token=.*/, 'token=a.b.c'))
      expect([forged.status, await forged.json()]).toMatchObject([400, { code: 'InvalidJWT' }])
      const many = await bucket
        .of(backend.asha)
        .createSignedUrls([name, `${backend.asha.id}/no.mp3`], 60)
      expect(many.data).toMatchObject([
        { error: null, path: name },
        { error: 'Either the object does not exist or you do not have access to it' },
      ])
    })

    it('live for a week at most', async () => {
      const name = await bucket.uploaded(backend.asha)
      const files = bucket.of(backend.asha)
      const week = 7 * 86_400
      const refusal = {
        status: 400,
        statusCode: '400',
        message: 'body/expiresIn must be <= 604800',
      }
      expect((await files.createSignedUrl(name, week + 1)).error).toMatchObject(refusal)
      expect((await files.createSignedUrls([name], week + 1)).error).toMatchObject(refusal)
      const { data } = await files.createSignedUrl(name, week)
      expect((await fetchWhole(data?.signedUrl ?? '')).status).toBe(200)
    })

    it('are signed with a key that replicas share and that the service key does not tell', async () => {
      const name = await bucket.uploaded(backend.asha)
      const url = `user-sounds/${name}`
      const { server } = backend
      const open = (token: string) =>
        fetchWhole(`${server.url}/storage/v1/object/sign/${url}?token=${token}`)
      const now = () => server.clock.now()
      const replica = createUrlSigner(await openSigningSecret(server.database, now()), now)
      const claims = { url, scope: 'download' } as const
      expect((await open(await replica.sign(claims, 60))).status).toBe(200)
      const derived = createHmac('sha256', server.serviceKey).update('signed storage addresses')
      for (const secret of [derived.digest(), Buffer.from(server.serviceKey)]) {
        const forged = await open(await createUrlSigner(secret, now).sign(claims, 60))
        expect([forged.status, await forged.json()]).toMatchObject([
          400,
          { code: 'InvalidJWT', message: 'signature verification failed' },
        ])
      }
    })

    it('take one upload in the name of the person who signed', async () => {
      const name = aName(backend.asha)
      const { data, error } = await bucket.of(backend.asha).createSignedUploadUrl(name)
      expect(error).toBeNull()
      const sent = await backend.server.anon.storage
        .from('user-sounds')
        .uploadToSignedUrl(name, data?.token ?? '', blob(MP3))
      expect(sent.error).toBeNull()
      const [row] = await backend.server.platform.database.query(
        'select owner_id from storage.objects where name = $1',
        [name],
      )
      expect(row).toEqual({ owner_id: backend.asha.id })
      const twice = await backend.server.anon.storage
        .from('user-sounds')
        .uploadToSignedUrl(name, data?.token ?? '', blob(MP3))
      expect(twice.error).toMatchObject(REFUSED.taken)
      const again = await askWhole(
        `${backend.server.url}/storage/v1/object/upload/sign/user-sounds/${name}?token=${data?.token}`,
        {
          method: 'PUT',
          headers: { ...backend.server.headers(), 'content-type': 'audio/mpeg' },
          body: new Uint8Array(MP3),
        },
      )
      expect(again).toMatchObject([400, { code: 'KeyAlreadyExists' }])
      expect(
        (await bucket.of(backend.ravi).createSignedUploadUrl(aName(backend.asha))).error,
      ).toMatchObject(REFUSED.byPolicy)
    })
  })

  describe('a signed address that takes an upload', () => {
    it('is good no longer than the session that signed it', async () => {
      const { server } = backend
      const person = await aPerson(server)
      const { client, email } = person
      const sign = async (name: string) => {
        const { data } = await client.storage.from('user-sounds').createSignedUploadUrl(name)
        return data?.token ?? ''
      }
      const [first, second] = [aName(person), aName(person)]
      const token = await sign(first)
      const put = (name: string, by: string) =>
        server.anon.storage.from('user-sounds').uploadToSignedUrl(name, by, blob(MP3))
      const create = (name: string, by: string) =>
        fetchWhole(`${server.url}/storage/v1/upload/resumable/sign`, {
          method: 'POST',
          headers: {
            ...server.headers(),
            'x-signature': by,
            'tus-resumable': '1.0.0',
            'upload-length': String(MP3.length),
            'upload-metadata': [
              ['bucketName', 'user-sounds'],
              ['objectName', name],
              ['contentType', 'audio/mpeg'],
            ]
              .map(([key, value = '']) => `${key} ${Buffer.from(value).toString('base64')}`)
              .join(','),
          },
        })
      const begun = await create(first, token)
      expect(begun.status).toBe(201)
      const probe = async () =>
        (
          await fetchWhole(begun.headers.get('location') ?? '', {
            method: 'HEAD',
            headers: { ...server.headers(), 'x-signature': token, 'tus-resumable': '1.0.0' },
          })
        ).status
      expect(await probe()).toBe(200)
      await client.auth.signOut({ scope: 'global' })
      expect((await put(first, token)).error).toMatchObject(REFUSED.byPolicy)
      expect((await create(first, token)).status).toBe(403)
      expect(await probe()).toBe(403)
      await client.auth.signInWithPassword({ email, password: PASSWORD })
      expect((await put(first, token)).error).toMatchObject(REFUSED.byPolicy)
      expect((await put(second, await sign(second))).error).toBeNull()
    })
  })

  describe('buckets, moving and copying', () => {
    it('work for the operator', async () => {
      const { storage } = backend.server.service
      const made = await storage.createBucket('notes', { public: false, fileSizeLimit: '1KB' })
      expect(made.error).toBeNull()
      expect((await storage.createBucket('notes')).error).toMatchObject(REFUSED.taken)
      const { url, serviceKey } = backend.server
      const post = (path: string, body: object) =>
        askWhole(`${url}/storage/v1${path}`, {
          method: 'POST',
          headers: { ...backend.server.headers(serviceKey), 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      expect(await post('/bucket', { id: 'notes', name: 'notes' })).toMatchObject([
        400,
        { code: 'BucketAlreadyExists' },
      ])
      expect((await storage.getBucket('notes')).data).toMatchObject({ file_size_limit: 1000 })
      const text = await storage
        .from('notes')
        .upload('a/b.txt', 'hello', { contentType: 'text/html' })
      expect(text.error).toBeNull()
      const large = await storage.from('notes').upload('large.txt', 'x'.repeat(1001))
      expect(large.error).toMatchObject(REFUSED.tooLarge)
      expect((await storage.from('notes').move('a/b.txt', 'c.txt')).error).toBeNull()
      expect((await storage.from('notes').copy('c.txt', 'd.txt')).error).toBeNull()
      expect((await storage.from('notes').copy('c.txt', 'd.txt')).error).toMatchObject(
        REFUSED.taken,
      )
      const taken = { bucketId: 'notes', sourceKey: 'c.txt', destinationKey: 'd.txt' }
      expect(await post('/object/move', taken)).toMatchObject([
        400,
        { code: 'ResourceAlreadyExists' },
      ])
      const read = await storage.from('notes').download('d.txt')
      expect(await read.data?.text()).toBe('hello')
      const secret = await fetchWhole(`${backend.server.url}/storage/v1/object/public/notes/d.txt`)
      expect([secret.status, await secret.json()]).toMatchObject([400, { code: 'NoSuchBucket' }])
      expect((await storage.deleteBucket('notes')).error).toMatchObject(REFUSED.notEmpty)
      expect((await storage.updateBucket('notes', { public: true })).error).toBeNull()
      const page = await fetchWhole(`${backend.server.url}/storage/v1/object/public/notes/c.txt`)
      expect(page.headers.get('content-type')).toBe('text/plain')
      expect((await storage.emptyBucket('notes')).error).toBeNull()
      expect((await storage.deleteBucket('notes')).error).toBeNull()
      expect((await storage.getBucket('notes')).error).toMatchObject(REFUSED.withoutBucket)
    })

    it('are refused to everyone else', async () => {
      expect((await backend.asha.client.storage.createBucket('mine')).error).toMatchObject(
        REFUSED.byPolicy,
      )
      expect((await backend.asha.client.storage.listBuckets()).data).toEqual([])
      const found = await backend.asha.client.storage.getBucket('user-sounds')
      expect(found.error).toMatchObject(REFUSED.withoutBucket)
    })
  })
})
