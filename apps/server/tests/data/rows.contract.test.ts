import { beforeAll, describe, expect, it } from 'vitest'
import { forEachBackend } from '../harness/databases.ts'
import type { Person, TestServer } from '../harness/index.ts'

let server: TestServer
let asha: Person
let ravi: Person

const aSound = (owner: Person, changes: Record<string, unknown> = {}) => ({
  user_id: owner.id,
  name: 'Temple bells',
  description: 'At dawn',
  audio_url: `${server.url}/storage/v1/object/public/user-sounds/${owner.id}/1-a.mp3`,
  file_name: `${owner.id}/1-a.mp3`,
  file_size: 4096,
  ...changes,
})

const raw = (path: string, init: RequestInit & { token?: string } = {}) =>
  fetch(`${server.url}/rest/v1${path}`, {
    ...init,
    headers: {
      ...server.headers(init.token),
      ...(init.body ? { 'content-type': 'application/json' } : {}),
      ...(init.headers as Record<string, string>),
    },
  })

forEachBackend('rows', (backend) => {
  beforeAll(() => {
    ;({ server, asha, ravi } = backend)
  })

  describe('own sounds, as the web app asks', () => {
    it('returns the inserted row as one object', async () => {
      const { data, error, status } = await asha.client
        .from('user_sounds')
        .insert(aSound(asha))
        .select()
        .single()
      expect(error).toBeNull()
      expect(status).toBe(201)
      expect(data).toMatchObject({ name: 'Temple bells', file_size: 4096, user_id: asha.id })
      expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+\+00:00$/)
    })

    it('lists the caller’s own sounds only, newest first', async () => {
      await ravi.client
        .from('user_sounds')
        .insert(aSound(ravi, { name: 'Of Ravi' }))
        .throwOnError()
      await asha.client
        .from('user_sounds')
        .insert(aSound(asha, { name: 'Later' }))
        .throwOnError()
      const { data } = await asha.client
        .from('user_sounds')
        .select('*')
        .order('created_at', { ascending: false })
        .throwOnError()
      expect(data.map((row: { name: string }) => row.name)).toEqual(['Later', 'Temple bells'])
    })

    it('renames the caller’s own row alone, and changes nothing else of it', async () => {
      const { data: row } = await asha.client
        .from('user_sounds')
        .insert(aSound(asha, { name: 'Old', length_seconds: 4.5 }))
        .select('id')
        .single()
        .throwOnError()
      const rename = (who: Person, change: object) =>
        who.client
          .from('user_sounds')
          .update(change)
          .eq('id', row.id)
          .select('name, length_seconds')
      expect((await rename(asha, { name: 'New', description: null })).data).toEqual([
        { name: 'New', length_seconds: 4.5 },
      ])
      expect((await rename(ravi, { name: 'Of Ravi' })).data).toEqual([])
      for (const change of [
        { audio_url: 'https://x.test' },
        { user_id: ravi.id },
        { file_size: 1 },
      ])
        expect(await rename(asha, change)).toMatchObject({ status: 403, error: { code: '42501' } })
      await asha.client.from('user_sounds').delete().eq('id', row.id).throwOnError()
    })

    it('deletes the caller’s own row, and silently leaves rows of others', async () => {
      const { data: row } = await asha.client
        .from('user_sounds')
        .insert(aSound(asha, { name: 'Short-lived' }))
        .select('id')
        .single()
        .throwOnError()
      const stranger = await ravi.client.from('user_sounds').delete().eq('id', row.id)
      expect(stranger).toMatchObject({ status: 204, error: null })
      const kept = await asha.client.from('user_sounds').select('id').eq('id', row.id)
      expect(kept.data).toHaveLength(1)
      const gone = await asha.client.from('user_sounds').delete().eq('id', row.id).select()
      expect(gone).toMatchObject({ status: 200, error: null })
      expect(gone.data).toHaveLength(1)
    })
  })

  describe('row-level security, attacked', () => {
    it('refuses a row in another person’s name', async () => {
      const { error, status } = await ravi.client.from('user_sounds').insert(aSound(asha))
      expect(status).toBe(403)
      expect(error).toMatchObject({
        code: '42501',
        message: 'new row violates row-level security policy for table "user_sounds"',
      })
    })

    it('answers a visitor 401 to a write, and shows no rows', async () => {
      const { error, status } = await server.anon.from('user_sounds').insert(aSound(asha))
      expect(status).toBe(401)
      expect(error?.code).toBe('42501')
      const listed = await server.anon.from('user_sounds').select('*')
      expect(listed).toMatchObject({ status: 200, data: [] })
    })

    it('refuses a forged token', async () => {
      const [head, , signature] = asha.token.split('.')
      const claims = Buffer.from(JSON.stringify({ sub: ravi.id, role: 'service_role', exp: 9e9 }))
      const response = await raw('/user_sounds', {
        token: `${head}.${claims.toString('base64url')}.${signature}`,
      })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toContain('invalid_token')
      expect(await response.json()).toMatchObject({ code: 'PGRST301' })
    })

    it('says JWT expired for an old token', async () => {
      const token = await server.platform.keys.sign({ sub: asha.id, role: 'authenticated', exp: 1 })
      const response = await raw('/user_sounds', { token })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'PGRST303', message: 'JWT expired' })
    })

    it('does not let a role or a claim be smuggled in by a header or a name', async () => {
      for (const [path, status, code] of [
        ['/user_sounds?select=*&role=eq.service_role', 400, '42703'],
        ['/users?select=*', 404, 'PGRST205'],
        ['/auth.users?select=*', 404, 'PGRST205'],
        ['/user_sounds%22%3B%20drop%20table%20user_sounds', 404, 'PGRST205'],
      ] as const) {
        const response = await raw(path, { token: ravi.token })
        expect([response.status, await response.json()]).toMatchObject([status, { code }])
      }
      const hidden = await raw('/users', {
        token: ravi.token,
        headers: { 'accept-profile': 'auth' },
      })
      expect(hidden.status).toBe(406)
      expect(await hidden.json()).toMatchObject({ code: 'PGRST106' })
    })

    it('lets visitors write a contact message, and only the operator read it', async () => {
      const message = { name: 'Meera', email: 'meera@example.test', message: 'Namaste' }
      const { error, status } = await server.anon.from('contact_messages').insert(message)
      expect({ error, status }).toEqual({ error: null, status: 201 })
      const read = await server.anon.from('contact_messages').select('*')
      expect(read.status).toBe(401)
      expect(read.error?.code).toBe('42501')
      const { data } = await server.service.from('contact_messages').select('name')
      expect(data).toEqual([{ name: 'Meera' }])
    })
  })

  describe('checks of the database', () => {
    it.each([
      ['a name that is empty', { name: '   ' }],
      ['a name of 101 characters', { name: 'x'.repeat(101) }],
      ['a name with a tag', { name: '<b>bells</b>' }],
      ['a description of 501 characters', { description: 'x'.repeat(501) }],
      ['a file of 0 bytes', { file_size: 0 }],
      ['a file one byte too large', { file_size: 52_428_801 }],
    ])('refuses %s', async (_what, changes) => {
      const { error, status } = await asha.client.from('user_sounds').insert(aSound(asha, changes))
      expect(status).toBe(400)
      expect(error?.code).toBe('23514')
    })
  })
})
