import { describe, expect, it } from 'vitest'
import {
  aName,
  askWhole,
  blob,
  fetchWhole,
  MP3,
  OGG,
  refusal,
  REFUSED,
  forEachBucket,
} from './user-bucket.ts'
import { createWavFile } from '../harness/index.ts'
import { halfOf, id3, PAGE } from './corpus-bytes.ts'
import { aTone, pipedTone } from './make-audio.ts'

const AAC = pipedTone('adts', '-c:a', 'aac')

forEachBucket('uploads', (backend, bucket) => {
  describe('an upload', () => {
    it('comes back byte for byte under its public address, from a form', async () => {
      const name = aName(backend.asha)
      const { data, error } = await bucket
        .of(backend.asha)
        .upload(name, blob(MP3), { cacheControl: '3600' })
      expect(error).toBeNull()
      expect(data).toMatchObject({ path: name, fullPath: `user-sounds/${name}` })
      expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)
      const { data: address } = bucket.of(backend.asha).getPublicUrl(name)
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
      const name = aName(backend.asha)
      const { error } = await bucket.of(backend.asha).upload(name, new Uint8Array(MP3).buffer, {
        contentType: 'audio/mp3',
      })
      expect(error).toBeNull()
      const response = await fetchWhole(bucket.publicUrl(name))
      expect(response.headers.get('content-type')).toBe('audio/mpeg')
      expect(Buffer.from(await response.arrayBuffer()).equals(MP3)).toBe(true)
    })

    it('is kept by no cache longer than an hour, however that was asked for', async () => {
      const cachingOf = async (name: string) =>
        (await fetchWhole(bucket.publicUrl(name))).headers.get('cache-control')
      const raw = aName(backend.asha)
      for (const cacheControl of ['1, s-maxage=99999999', 'x'.repeat(100_000)]) {
        const options = { cacheControl, upsert: false }
        const name = aName(backend.asha)
        expect((await bucket.of(backend.asha).upload(name, blob(MP3), options)).error).toBeNull()
        expect(await cachingOf(name)).toBe('no-cache')
      }
      const headers = {
        'cache-control': 'Max-Age=1, max-age=86400, s-maxage=86400, stale-if-error=86400',
      }
      const bytes = new Uint8Array(MP3).buffer
      await bucket.of(backend.asha).upload(raw, bytes, { contentType: 'audio/mpeg', headers })
      expect(await cachingOf(raw)).toBe(
        'Max-Age=1, max-age=3600, s-maxage=3600, stale-if-error=3600',
      )
    })

    it('brings no more than 16 kB of metadata', async () => {
      const send = async (length: number) =>
        bucket
          .of(backend.asha)
          .upload(aName(backend.asha), blob(MP3), { metadata: { note: 'x'.repeat(length) } })
      expect((await send(16_000)).error).toBeNull()
      expect((await send(16_384)).error).toMatchObject({
        status: 400,
        statusCode: '400',
        message: 'metadata must NOT have more than 16384 characters',
      })
    })

    it('takes the names that browsers give the same families', async () => {
      await bucket.uploaded(backend.asha, 'ogg', OGG, 'application/ogg')
      await bucket.uploaded(backend.asha, 'm4a', aTone('m4a'), 'audio/x-m4a')
    })

    it('is refused under a name that is taken, and replaces it when asked by the service', async () => {
      const name = await bucket.uploaded(backend.asha)
      const again = await bucket.of(backend.asha).upload(name, blob(MP3))
      expect(again.error).toMatchObject(REFUSED.taken)
      const over = await bucket.of(backend.asha).upload(name, blob(MP3), { upsert: true })
      expect(over.error).toMatchObject(REFUSED.byPolicy)
      const theirs = backend.server.service.storage.from('user-sounds')
      const replaced = await theirs.upload(name, blob(Buffer.concat([MP3, MP3])), { upsert: true })
      expect(replaced.error).toBeNull()
      const response = await fetchWhole(bucket.publicUrl(name))
      expect(Number(response.headers.get('content-length'))).toBe(MP3.length * 2)
    })

    it.each([
      ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 'mp3', 'audio/mpeg'],
      ['nothing at all', Buffer.alloc(0), 'mp3', 'audio/mpeg'],
      ['half an mp3', halfOf(aTone('mp3')), 'mp3', 'audio/mpeg'],
      ['audio and then a page', Buffer.concat([MP3, Buffer.from('<html>')]), 'mp3', 'audio/mpeg'],
      ['an mp3 named html', MP3, 'html', 'audio/mpeg'],
    ])(
      'is refused when it is %s, and leaves nothing behind',
      async (_what, bytes, extension, type) => {
        const before = await bucket.filesKept()
        const name = aName(backend.asha, extension)
        const { error } = await bucket
          .of(backend.asha)
          .upload(name, blob(bytes, type), { contentType: type })
        expect(error).toMatchObject(REFUSED.asNoAudio)
        expect(await askWhole(bucket.publicUrl(name))).toMatchObject([400, { code: 'NoSuchKey' }])
        expect(await bucket.filesKept()).toEqual(before)
      },
    )

    it.each([
      ['an Ogg file', OGG, 'ogg', 'audio/mpeg', 'audio/ogg'],
      ['AAC behind an ID3 tag', Buffer.concat([id3(PAGE), AAC]), 'aac', 'audio/mp3', 'audio/aac'],
      ['an M4A of a phone', aTone('3gp', '-c:a', 'aac'), '3gp', 'audio/wav', 'audio/m4a'],
      ['an mp3 of a mail', MP3, 'mpga', 'audio/ogg', 'audio/mpeg'],
    ])(
      'is taken under any of the six types when it is %s, and has the type that was found',
      async (_what, bytes, extension, announced, found) => {
        const name = await bucket.uploaded(backend.asha, extension, bytes, announced)
        const response = await fetchWhole(bucket.publicUrl(name))
        expect(response.headers.get('content-type')).toBe(found)
      },
    )

    it('is refused under the extension of another family, which the answer names', async () => {
      const before = await bucket.filesKept()
      const { error } = await bucket
        .of(backend.asha)
        .upload(aName(backend.asha, 'mp3'), blob(OGG), { contentType: 'audio/mpeg' })
      expect(error).toMatchObject(
        refusal('415', 'Invalid file extension: the file is .ogg, not .mp3'),
      )
      expect(await bucket.filesKept()).toEqual(before)
    })

    it('is served so that a page in its tag stays a tag', async () => {
      const noted = Buffer.concat([id3(PAGE), MP3])
      const name = await bucket.uploaded(backend.asha, 'mp3', noted)
      const { headers } = await fetchWhole(bucket.publicUrl(name))
      // No browser looks for another type, and a document of it may neither run nor load anything.
      expect(headers.get('content-type')).toBe('audio/mpeg')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox(?:;|$)/)
    })

    it('needs an extension and a type that the bucket takes', async () => {
      const bare = await bucket.of(backend.asha).upload(`${backend.asha.id}/noextension`, blob(MP3))
      expect(bare.error).toMatchObject({
        status: 400,
        statusCode: '400',
        message: 'Invalid file extension',
      })
      const page = await bucket.of(backend.asha).upload(aName(backend.asha), blob(MP3, 'text/html'))
      expect(page.error).toMatchObject({
        status: 400,
        statusCode: '415',
        message: 'mime type text/html is not supported',
      })
    })

    it('may be 52,428,800 bytes and not one more', async () => {
      const size = 52_428_800
      const most = await bucket
        .of(backend.asha)
        .upload(aName(backend.asha, 'wav'), blob(createWavFile(size), 'audio/wav'))
      expect(most.error).toBeNull()
      const more = await bucket
        .of(backend.asha)
        .upload(aName(backend.asha, 'wav'), blob(createWavFile(size + 1), 'audio/wav'))
      expect(more.error).toMatchObject(REFUSED.tooLarge)
    })
  })
})
