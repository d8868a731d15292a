import { describe, expect, it } from 'vitest'
import { aName, askWhole, blob, fetchWhole, forEachBucket, MP3, REFUSED } from './user-bucket.ts'

forEachBucket('policies', (backend, bucket) => {
  describe('policies, attacked', () => {
    it('refuse a write into another person’s folder, signed in or not', async () => {
      const name = aName(backend.asha)
      for (const who of [backend.ravi, undefined]) {
        const { error } = await bucket.of(who).upload(name, blob(MP3))
        expect(error).toMatchObject(REFUSED.byPolicy)
      }
      expect(await askWhole(bucket.publicUrl(name))).toMatchObject([400, { code: 'NoSuchKey' }])
    })

    it('refuse a write into the built-in bucket', async () => {
      for (const who of [backend.asha, undefined]) {
        const storage = (who?.client ?? backend.server.anon).storage.from('dhvani')
        const { error } = await storage.upload('rain.mp3', blob(MP3), { upsert: true })
        expect(error).toMatchObject(REFUSED.byPolicy)
      }
    })

    it('refuse to remove, move, list or show another person’s file', async () => {
      const name = await bucket.uploaded(backend.asha)
      for (const who of [backend.ravi, undefined]) {
        expect((await bucket.of(who).remove([name])).data).toEqual([])
        const moved = await bucket.of(who).move(name, aName(backend.ravi))
        expect(moved.error).toMatchObject(REFUSED.missing)
        expect((await bucket.of(who).list(backend.asha.id)).data).toEqual([])
        expect((await bucket.of(who).createSignedUrl(name, 60)).error).toMatchObject(
          REFUSED.missing,
        )
      }
      expect((await fetchWhole(bucket.publicUrl(name))).status).toBe(200)
    })

    it('demand a valid token: the API key alone is not enough', async () => {
      const send = (headers: Record<string, string>) =>
        askWhole(`${backend.server.url}/storage/v1/object/user-sounds/${aName(backend.asha)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'audio/mpeg' },
          body: new Uint8Array(MP3),
        })
      expect(await send(backend.server.headers())).toMatchObject([
        400,
        { code: 'InvalidRequest', message: "headers must have required property 'authorization'" },
      ])
      expect(
        await send(backend.server.headers(`${backend.asha.token.slice(0, -6)}AAAAAA`)),
      ).toMatchObject([
        400,
        { statusCode: '403', code: 'AccessDenied', message: 'signature verification failed' },
      ])
      const old = await backend.server.platform.keys.sign({
        sub: backend.asha.id,
        role: 'authenticated',
        exp: 1,
      })
      expect(await send(backend.server.headers(old))).toMatchObject([
        400,
        { statusCode: '403', code: 'AccessDenied', message: '"exp" claim timestamp check failed' },
      ])
    })

    it.each([
      ['a climb', 'AccessDenied', (own: string, other: string) => `${own}/%2e%2e/${other}/x.mp3`],
      [
        'an encoded climb',
        'InvalidKey',
        (own: string, other: string) => `${own}%2f..%2f${other}%2fx.mp3`,
      ],
      [
        'a twice encoded climb',
        'InvalidKey',
        (own: string, other: string) => `${own}/%252e%252e/${other}/x.mp3`,
      ],
      ['an absolute path', 'InvalidKey', () => `%2Fetc%2Fpasswd.mp3`],
      ['an absolute own folder', 'InvalidKey', (own: string) => `%2F${own}%2Fx.mp3`],
      ['a backslash', 'InvalidKey', (own: string) => `${own}%5C..%5Cx.mp3`],
      ['a NUL', 'InvalidRequest', (own: string) => `${own}/x%00.mp3`],
      ['a line break', 'InvalidKey', (own: string) => `${own}/x%0d%0aset-cookie:a.mp3`],
      ['1,025 characters', 'InvalidKey', (own: string) => `${own}/${'x'.repeat(1025 - 41)}.mp3`],
      ['letters beyond ASCII', 'InvalidKey', (own: string) => `${own}/%E0%A4%A7%E0%A5%8D.mp3`],
      ['a lone dot', 'InvalidKey', (own: string) => `${own}%2f.%2fx.mp3`],
      ['a broken escape', 'FST_ERR_BAD_URL', (own: string) => `${own}/%zz.mp3`],
    ])('refuse %s', async (_what, code, path) => {
      const before = await bucket.filesKept()
      const answer = await askWhole(
        `${backend.server.url}/storage/v1/object/user-sounds/${path(backend.asha.id, backend.ravi.id)}`,
        {
          method: 'POST',
          headers: { ...backend.server.headers(backend.asha.token), 'content-type': 'audio/mpeg' },
          body: new Uint8Array(MP3),
        },
      )
      expect(answer).toMatchObject([400, { code }])
      expect(await bucket.filesKept()).toEqual(before)
      const rows = await backend.server.platform.database.query(
        `select name from storage.objects where name like '%..%' or name like '/%' or name like $1`,
        [`${backend.ravi.id}/%`],
      )
      expect(rows).toEqual([])
    })
  })
})
