import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type Person, type TestServer } from '../data/a-server.ts'
import { pipedTone } from './make-audio.ts'

const MP3 = pipedTone('mp3', '-b:a', '64k')
const OGG = pipedTone('ogg', '-c:a', 'libvorbis')
const SPEC_REFUSAL = 'File must be a valid audio format (MP3, WAV, OGG, AAC, M4A)'

let server: TestServer
let asha: Person
let ravi: Person

beforeAll(async () => {
  server = await startServer()
  asha = await server.person()
  ravi = await server.person()
})
afterAll(() => server.close())

let counter = 0
const aName = (owner: Person, extension = 'mp3') => `${owner.id}/${(counter += 1)}.${extension}`
const bucketOf = (who: Person | undefined) =>
  (who?.client ?? server.anon).storage.from('user-sounds')
const blob = (bytes: Buffer, type = 'audio/mpeg') => new Blob([new Uint8Array(bytes)], { type })
const publicUrl = (name: string) => `${server.url}/storage/v1/object/public/user-sounds/${name}`

/** Every file that the store keeps, unfinished ones included. */
const filesOnDisk = async (): Promise<string[]> => {
  const all = await Promise.all(
    ['files', 'uploads'].map((folder) =>
      readdir(join(server.dataDirectory, folder), { recursive: true, withFileTypes: true }),
    ),
  )
  return all
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

const uploaded = async (owner: Person, extension = 'mp3', bytes = MP3, type = 'audio/mpeg') => {
  const name = aName(owner, extension)
  const { error } = await bucketOf(owner).upload(name, blob(bytes, type), { contentType: type })
  expect(error).toBeNull()
  return name
}

describe('an upload', () => {
  it('comes back byte for byte under its public address, from a form', async () => {
    const name = aName(asha)
    const { data, error } = await bucketOf(asha).upload(name, blob(MP3), { cacheControl: '3600' })
    expect(error).toBeNull()
    expect(data).toMatchObject({ path: name, fullPath: `user-sounds/${name}` })
    expect(data?.id).toMatch(/^[0-9a-f-]{36}$/)
    const { data: address } = bucketOf(asha).getPublicUrl(name)
    const response = await fetch(address.publicUrl)
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
    const { error } = await bucketOf(asha).upload(name, new Uint8Array(MP3).buffer, {
      contentType: 'audio/mp3',
    })
    expect(error).toBeNull()
    const response = await fetch(publicUrl(name))
    expect(response.headers.get('content-type')).toBe('audio/mpeg')
    expect(Buffer.from(await response.arrayBuffer()).equals(MP3)).toBe(true)
  })

  it('takes the names that browsers give the same families', async () => {
    await uploaded(asha, 'ogg', OGG, 'application/ogg')
    await uploaded(asha, 'm4a', await tone('m4a'), 'audio/x-m4a')
  })

  it('is refused under a name that is taken, and replaces it when asked by the service', async () => {
    const name = await uploaded(asha)
    const again = await bucketOf(asha).upload(name, blob(MP3))
    expect(again.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    const bucket = server.service.storage.from('user-sounds')
    const replaced = await bucket.upload(name, blob(Buffer.concat([MP3, MP3])), { upsert: true })
    expect(replaced.error).toBeNull()
    const response = await fetch(publicUrl(name))
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
      const before = await filesOnDisk()
      const name = aName(asha, extension)
      const { error } = await bucketOf(asha).upload(name, blob(bytes, type), { contentType: type })
      expect(error).toMatchObject({ statusCode: '415', message: SPEC_REFUSAL })
      expect((await fetch(publicUrl(name))).status).toBe(400)
      expect(await filesOnDisk()).toEqual(before)
    },
  )

  it('needs an extension and a type that the bucket takes', async () => {
    const bare = await bucketOf(asha).upload(`${asha.id}/noextension`, blob(MP3))
    expect(bare.error?.message).toBe('Invalid file extension')
    const page = await bucketOf(asha).upload(aName(asha), blob(MP3, 'text/html'))
    expect(page.error).toMatchObject({
      statusCode: '415',
      message: 'mime type text/html is not supported',
    })
  })

  it('may be 52,428,800 bytes and not one more', async () => {
    const size = 52_428_800
    const wav = (bytes: number) => {
      const file = Buffer.alloc(bytes)
      pipedWavHead().copy(file)
      file.writeUInt32LE(bytes - 8, 4)
      file.writeUInt32LE(bytes - 44, 40)
      return file
    }
    const most = await bucketOf(asha).upload(aName(asha, 'wav'), blob(wav(size), 'audio/wav'))
    expect(most.error).toBeNull()
    const more = await bucketOf(asha).upload(aName(asha, 'wav'), blob(wav(size + 1), 'audio/wav'))
    expect(more.error).toMatchObject({
      statusCode: '413',
      message: 'The object exceeded the maximum allowed size',
    })
  })
})

const tone = async (extension: string) => {
  const { mkdtemp, readFile, rm } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const { toneFile } = await import('./make-audio.ts')
  const folder = await mkdtemp(join(tmpdir(), 'dhvani-tone-'))
  toneFile(join(folder, `tone.${extension}`))
  const bytes = await readFile(join(folder, `tone.${extension}`))
  await rm(folder, { recursive: true })
  return bytes
}

const pipedWavHead = () => {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(44_100, 24)
  head.writeUInt32LE(176_400, 28)
  head.writeUInt16LE(4, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36, 'latin1')
  return head
}

describe('policies, attacked', () => {
  it('let nobody write into another folder, signed in or not', async () => {
    const name = aName(asha)
    for (const who of [ravi, undefined]) {
      const { error } = await bucketOf(who).upload(name, blob(MP3))
      expect(error).toMatchObject({
        statusCode: '403',
        message: 'new row violates row-level security policy',
      })
    }
    expect((await fetch(publicUrl(name))).status).toBe(400)
  })

  it('let nobody write into the built-in bucket', async () => {
    for (const who of [asha, undefined]) {
      const storage = (who?.client ?? server.anon).storage.from('dhvani')
      const { error } = await storage.upload('rain.mp3', blob(MP3), { upsert: true })
      expect(error).toMatchObject({ statusCode: '403' })
    }
  })

  it('let nobody remove, move, list or see what is another’s', async () => {
    const name = await uploaded(asha)
    for (const who of [ravi, undefined]) {
      expect((await bucketOf(who).remove([name])).data).toEqual([])
      expect((await bucketOf(who).move(name, aName(ravi))).error).not.toBeNull()
      expect((await bucketOf(who).list(asha.id)).data).toEqual([])
      expect((await bucketOf(who).createSignedUrl(name, 60)).error).toMatchObject({
        message: 'Object not found',
      })
    }
    expect((await fetch(publicUrl(name))).status).toBe(200)
  })

  it('need a token of ours, and not the key alone', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${server.url}/storage/v1/object/user-sounds/${aName(asha)}`, {
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
    const before = await filesOnDisk()
    const response = await fetch(
      `${server.url}/storage/v1/object/user-sounds/${path(asha.id, ravi.id)}`,
      {
        method: 'POST',
        headers: { ...server.headers(asha.token), 'content-type': 'audio/mpeg' },
        body: new Uint8Array(MP3),
      },
    )
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await filesOnDisk()).toEqual(before)
    const rows = await server.platform.database.query(
      `select name from storage.objects where name like '%..%' or name like '/%' or name like $1`,
      [`${ravi.id}/%`],
    )
    expect(rows).toEqual([])
  })
})

describe('removing', () => {
  it('ends the public address at once and takes the bytes off the disk', async () => {
    const before = await filesOnDisk()
    const name = await uploaded(asha)
    expect((await fetch(publicUrl(name))).status).toBe(200)
    const { data, error } = await bucketOf(asha).remove([name])
    expect(error).toBeNull()
    expect(data).toMatchObject([{ name, bucket_id: 'user-sounds', owner_id: asha.id }])
    const gone = await fetch(publicUrl(name))
    expect(await gone.json()).toMatchObject({ statusCode: '404', message: 'Object not found' })
    expect(await filesOnDisk()).toEqual(before)
  })

  it('passes over what is not there', async () => {
    expect((await bucketOf(asha).remove([`${asha.id}/nothing.mp3`])).data).toEqual([])
  })
})

describe('reading', () => {
  it('answers ranges, conditions and downloads', async () => {
    const url = publicUrl(await uploaded(asha))
    const get = (headers: Record<string, string>, query = '') => fetch(url + query, { headers })
    const part = await get({ range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 10-19/${MP3.length}`)
    expect(Buffer.from(await part.arrayBuffer()).equals(MP3.subarray(10, 20))).toBe(true)
    const tail = await get({ range: 'bytes=-5' })
    expect(Buffer.from(await tail.arrayBuffer()).equals(MP3.subarray(-5))).toBe(true)
    const rest = await get({ range: `bytes=${MP3.length - 3}-` })
    expect((await rest.arrayBuffer()).byteLength).toBe(3)
    for (const range of ['bytes=999999999-', 'bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2']) {
      const refused = await get({ range })
      expect(refused.status).toBe(416)
      expect(await refused.json()).toMatchObject({ message: 'invalid range provided' })
    }
    const etag = part.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/)
    expect((await get({ 'if-none-match': etag })).status).toBe(304)
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200)
    expect(
      (await get({ 'if-modified-since': new Date(Date.now() + 5000).toUTCString() })).status,
    ).toBe(304)
    expect((await get({ range: 'bytes=0-0', 'if-range': etag })).status).toBe(206)
    expect((await get({ range: 'bytes=0-0', 'if-range': '"other"' })).status).toBe(200)
    const named = await get({}, '?download=my%20song.mp3')
    expect(named.headers.get('content-disposition')).toBe(
      "attachment; filename=my%20song.mp3; filename*=UTF-8''my%20song.mp3",
    )
    const head = await fetch(url, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('content-length')).toBe(String(MP3.length))
    const missing = await fetch(`${url}x.mp3`, { method: 'HEAD' })
    expect(missing.status).toBe(400)
  })

  it('lets files of people be kept for an hour at most', async () => {
    const name = aName(asha)
    await bucketOf(asha).upload(name, blob(MP3), { cacheControl: '31536000' })
    expect((await fetch(publicUrl(name))).headers.get('cache-control')).toBe('max-age=3600')
  })

  it('lists the own folder, and tells about one file', async () => {
    const meera = await server.person()
    const names = [await uploaded(meera), await uploaded(meera)]
    const { data } = await bucketOf(meera).list(meera.id)
    expect(data?.map((entry) => `${meera.id}/${entry.name}`).sort()).toEqual([...names].sort())
    expect(data?.[0]?.metadata).toMatchObject({ size: MP3.length, mimetype: 'audio/mpeg' })
    const top = await bucketOf(meera).list('')
    expect(top.data).toMatchObject([{ name: meera.id, id: null, metadata: null }])
    const info = await bucketOf(meera).info(names[0] ?? '')
    expect(info.data).toMatchObject({ name: names[0], size: MP3.length, contentType: 'audio/mpeg' })
    expect((await bucketOf(meera).exists(names[0] ?? '')).data).toBe(true)
    expect((await bucketOf(meera).exists(`${meera.id}/no.mp3`)).data).toBe(false)
    const paged = await bucketOf(meera).listV2({ prefix: `${meera.id}/`, limit: 1 })
    expect(paged.data).toMatchObject({ hasNext: true, objects: [{ name: names[0] }] })
    const next = await bucketOf(meera).listV2({
      prefix: `${meera.id}/`,
      limit: 1,
      cursor: paged.data?.nextCursor ?? '',
    })
    expect(next.data).toMatchObject({ hasNext: false, objects: [{ name: names[1] }] })
  })

  it('answers with CORS headers, so that any page can play it', async () => {
    const response = await fetch(publicUrl(await uploaded(asha)), {
      headers: { origin: 'https://elsewhere.test' },
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('signed addresses', () => {
  it('open one file for a while, and no other', async () => {
    const name = await uploaded(asha)
    const other = await uploaded(asha)
    const { data } = await bucketOf(asha).createSignedUrl(name, 60)
    const signed = data?.signedUrl ?? ''
    expect((await fetch(signed)).status).toBe(200)
    const elsewhere = await fetch(signed.replace(name, other))
    expect(await elsewhere.json()).toMatchObject({ message: 'Invalid signature' })
    const forged = await fetch(signed.replace(/token=.*/, 'token=a.b.c'))
    expect(await forged.json()).toMatchObject({ code: 'InvalidJWT' })
    const many = await bucketOf(asha).createSignedUrls([name, `${asha.id}/no.mp3`], 60)
    expect(many.data).toMatchObject([
      { error: null, path: name },
      { error: 'Either the object does not exist or you do not have access to it' },
    ])
  })

  it('take one upload in the name of whoever signed', async () => {
    const name = aName(asha)
    const { data, error } = await bucketOf(asha).createSignedUploadUrl(name)
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
    expect((await bucketOf(ravi).createSignedUploadUrl(aName(asha))).error).toMatchObject({
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
    const secret = await fetch(`${server.url}/storage/v1/object/public/notes/d.txt`)
    expect(await secret.json()).toMatchObject({ message: 'Bucket not found' })
    expect((await storage.deleteBucket('notes')).error).toMatchObject({ statusCode: '409' })
    expect((await storage.updateBucket('notes', { public: true })).error).toBeNull()
    const page = await fetch(`${server.url}/storage/v1/object/public/notes/c.txt`)
    expect(page.headers.get('content-type')).toBe('text/plain')
    expect((await storage.emptyBucket('notes')).error).toBeNull()
    expect((await storage.deleteBucket('notes')).error).toBeNull()
    expect((await storage.getBucket('notes')).error).toMatchObject({ message: 'Bucket not found' })
  })

  it('are nobody else’s', async () => {
    expect((await asha.client.storage.createBucket('mine')).error).toMatchObject({
      statusCode: '403',
    })
    expect((await asha.client.storage.listBuckets()).data).toEqual([])
    expect((await asha.client.storage.getBucket('user-sounds')).error).not.toBeNull()
  })
})
