import { beforeAll, describe, expect, it } from 'vitest'
import { forEachCombination, type Person, type TestServer } from '../harness/server-with-clients.ts'
import { aName, blob, createDesk, fetchWhole, MP3, type Desk } from './user-bucket.ts'

forEachCombination('policies', (parts) => {
  let server: TestServer
  let asha: Person
  let ravi: Person
  let desk: Desk
  beforeAll(() => {
    ;({ server, asha, ravi } = parts())
    desk = createDesk(parts())
  })

  describe('policies, attacked', () => {
    it('let nobody write into another folder, signed in or not', async () => {
      const name = aName(asha)
      for (const who of [ravi, undefined]) {
        const { error } = await desk.bucketOf(who).upload(name, blob(MP3))
        expect(error).toMatchObject({
          statusCode: '403',
          message: 'new row violates row-level security policy',
        })
      }
      expect((await fetchWhole(desk.publicUrl(name))).status).toBe(400)
    })

    it('let nobody write into the built-in bucket', async () => {
      for (const who of [asha, undefined]) {
        const storage = (who?.client ?? server.anon).storage.from('dhvani')
        const { error } = await storage.upload('rain.mp3', blob(MP3), { upsert: true })
        expect(error).toMatchObject({ statusCode: '403' })
      }
    })

    it('let nobody remove, move, list or see what is another’s', async () => {
      const name = await desk.uploaded(asha)
      for (const who of [ravi, undefined]) {
        expect((await desk.bucketOf(who).remove([name])).data).toEqual([])
        expect((await desk.bucketOf(who).move(name, aName(ravi))).error).not.toBeNull()
        expect((await desk.bucketOf(who).list(asha.id)).data).toEqual([])
        expect((await desk.bucketOf(who).createSignedUrl(name, 60)).error).toMatchObject({
          message: 'Object not found',
        })
      }
      expect((await fetchWhole(desk.publicUrl(name))).status).toBe(200)
    })

    it('need a token of ours, and not the key alone', async () => {
      const send = (headers: Record<string, string>) =>
        fetchWhole(`${server.url}/storage/v1/object/user-sounds/${aName(asha)}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'audio/mpeg' },
          body: new Uint8Array(MP3),
        }).then((response) => response.json() as Promise<Record<string, string>>)
      expect(await send(server.headers())).toMatchObject({
        message: "headers must have required property 'authorization'",
      })
      expect(await send(server.headers(`${asha.token.slice(0, -6)}AAAAAA`))).toMatchObject({
        statusCode: '403',
        message: 'signature verification failed',
      })
      const old = await server.platform.keys.sign({ sub: asha.id, role: 'authenticated', exp: 1 })
      expect(await send(server.headers(old))).toMatchObject({
        statusCode: '403',
        message: '"exp" claim timestamp check failed',
      })
    })

    it.each([
      ['a climb', (own: string, other: string) => `${own}/%2e%2e/${other}/x.mp3`],
      ['an encoded climb', (own: string, other: string) => `${own}%2f..%2f${other}%2fx.mp3`],
      ['a twice encoded climb', (own: string, other: string) => `${own}/%252e%252e/${other}/x.mp3`],
      ['an absolute path', () => `%2Fetc%2Fpasswd.mp3`],
      ['an absolute own folder', (own: string) => `%2F${own}%2Fx.mp3`],
      ['a backslash', (own: string) => `${own}%5C..%5Cx.mp3`],
      ['a NUL', (own: string) => `${own}/x%00.mp3`],
      ['a line break', (own: string) => `${own}/x%0d%0aset-cookie:a.mp3`],
      ['1,025 characters', (own: string) => `${own}/${'x'.repeat(1025 - 41)}.mp3`],
      ['letters beyond ASCII', (own: string) => `${own}/%E0%A4%A7%E0%A5%8D.mp3`],
      ['a lone dot', (own: string) => `${own}%2f.%2fx.mp3`],
      ['a broken escape', (own: string) => `${own}/%zz.mp3`],
    ])('refuse %s', async (_what, path) => {
      const before = await desk.filesKept()
      const response = await fetchWhole(
        `${server.url}/storage/v1/object/user-sounds/${path(asha.id, ravi.id)}`,
        {
          method: 'POST',
          headers: { ...server.headers(asha.token), 'content-type': 'audio/mpeg' },
          body: new Uint8Array(MP3),
        },
      )
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.status).toBeLessThan(500)
      expect(await desk.filesKept()).toEqual(before)
      const rows = await server.platform.database.query(
        `select name from storage.objects where name like '%..%' or name like '/%' or name like $1`,
        [`${ravi.id}/%`],
      )
      expect(rows).toEqual([])
    })
  })
})
