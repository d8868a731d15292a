import { beforeAll, describe, expect, it } from 'vitest'
import { forEachCombination, type Person, type TestServer } from '../harness/server-with-clients.ts'
import { aName, blob, createDesk, fetchWhole, MP3, OGG, type Desk } from './user-bucket.ts'
import { aWav } from '../harness/wav-file.ts'
import { aTone } from './make-audio.ts'

const SPEC_REFUSAL = 'File must be a valid audio format (MP3, WAV, OGG, AAC, M4A)'

forEachCombination('uploads', (parts) => {
  let server: TestServer
  let asha: Person
  let desk: Desk
  beforeAll(() => {
    ;({ server, asha } = parts())
    desk = createDesk(parts())
  })

  describe('an upload', () => {
    it('comes back byte for byte under its public address, from a form', async () => {
      const name = aName(asha)
      const { data, error } = await desk
        .bucketOf(asha)
        .upload(name, blob(MP3), { cacheControl: '3600' })
      expect(error).toBeNull()
      expect(data).toMatchObject({ path: name, fullPath: `user-sounds/${name}` })
      expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)
      const { data: address } = desk.bucketOf(asha).getPublicUrl(name)
      const response = await fetchWhole(address.publicUrl)
      expect(Buffer.from(await response.arrayBuffer()).equals(MP3)).toBe(true)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'audio/mpeg',
        'cache-control': 'max-age=3600',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-length': String(MP3.length),
      })
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    })

    it('comes back from a raw body, stored as the family’s own type', async () => {
      const name = aName(asha)
      const { error } = await desk.bucketOf(asha).upload(name, new Uint8Array(MP3).buffer, {
        contentType: 'audio/mp3',
      })
      expect(error).toBeNull()
      const response = await fetchWhole(desk.publicUrl(name))
      expect(response.headers.get('content-type')).toBe('audio/mpeg')
      expect(Buffer.from(await response.arrayBuffer()).equals(MP3)).toBe(true)
    })

    it('takes the names that browsers give the same families', async () => {
      await desk.uploaded(asha, 'ogg', OGG, 'application/ogg')
      await desk.uploaded(asha, 'm4a', aTone('m4a'), 'audio/x-m4a')
    })

    it('is refused under a name that is taken, and replaces it when asked by the service', async () => {
      const name = await desk.uploaded(asha)
      const again = await desk.bucketOf(asha).upload(name, blob(MP3))
      expect(again.error).toMatchObject({
        statusCode: '409',
        message: 'The resource already exists',
      })
      const bucket = server.service.storage.from('user-sounds')
      const replaced = await bucket.upload(name, blob(Buffer.concat([MP3, MP3])), { upsert: true })
      expect(replaced.error).toBeNull()
      const response = await fetchWhole(desk.publicUrl(name))
      expect(Number(response.headers.get('content-length'))).toBe(MP3.length * 2)
    })

    it.each([
      ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'mp3', 'audio/mpeg'],
      ['nothing at all', Buffer.alloc(0), 'mp3', 'audio/mpeg'],
      ['an Ogg file named mp3', OGG, 'mp3', 'audio/mpeg'],
      ['an Ogg file of type mp3', OGG, 'ogg', 'audio/mpeg'],
      ['half an mp3', MP3.subarray(0, 3001), 'mp3', 'audio/mpeg'],
      ['audio and then a page', Buffer.concat([MP3, Buffer.from('<html>')]), 'mp3', 'audio/mpeg'],
      ['an mp3 named html', MP3, 'html', 'audio/mpeg'],
    ])(
      'is refused when it is %s, and leaves nothing behind',
      async (_what, bytes, extension, type) => {
        const before = await desk.filesKept()
        const name = aName(asha, extension)
        const { error } = await desk
          .bucketOf(asha)
          .upload(name, blob(bytes, type), { contentType: type })
        expect(error).toMatchObject({ statusCode: '415', message: SPEC_REFUSAL })
        expect((await fetchWhole(desk.publicUrl(name))).status).toBe(400)
        expect(await desk.filesKept()).toEqual(before)
      },
    )

    it('needs an extension and a type that the bucket takes', async () => {
      const bare = await desk.bucketOf(asha).upload(`${asha.id}/noextension`, blob(MP3))
      expect(bare.error?.message).toBe('Invalid file extension')
      const page = await desk.bucketOf(asha).upload(aName(asha), blob(MP3, 'text/html'))
      expect(page.error).toMatchObject({
        statusCode: '415',
        message: 'mime type text/html is not supported',
      })
    })

    it('may be 52,428,800 bytes and not one more', async () => {
      const size = 52_428_800
      const most = await desk
        .bucketOf(asha)
        .upload(aName(asha, 'wav'), blob(aWav(size), 'audio/wav'))
      expect(most.error).toBeNull()
      const more = await desk
        .bucketOf(asha)
        .upload(aName(asha, 'wav'), blob(aWav(size + 1), 'audio/wav'))
      expect(more.error).toMatchObject({
        statusCode: '413',
        message: 'The object exceeded the maximum allowed size',
      })
    })
  })
})
