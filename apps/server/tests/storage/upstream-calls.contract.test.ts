import { forEachStore } from '../harness/databases.ts'
import { beforeAll, expect, it } from 'vitest'
import { askWhole, fetchWhole } from './user-bucket.ts'

forEachStore('what tools of upstream ask of storage', (backend) => {
  const BUCKET = 'tools'
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    askWhole(`${backend.server.url}/storage/v1${path}`, {
      method: 'POST',
      headers: {
        ...backend.server.headers(backend.server.serviceKey),
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  const files = () => backend.server.service.storage.from(BUCKET)

  beforeAll(async () => {
    await backend.server.service.storage.createBucket(BUCKET)
    for (const name of ['b.txt', 'folder/c.txt', 'folder/d.txt', 'a.txt']) {
      const { error } = await files().upload(name, new Blob([name], { type: 'text/plain' }), {
        metadata: { first: name },
      })
      expect(error).toBeNull()
    }
  })

  type Page = {
    hasNext: boolean
    nextCursor?: string
    folders: { key: string; name: string }[]
    objects: { key: string }[]
  }

  /** Every page of one entry, in the order in which they come. */
  const listOneByOne = async (sortBy: object): Promise<string[]> => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const [status, page] = await post(`/object/list-v2/${BUCKET}`, {
        limit: 1,
        with_delimiter: true,
        sortBy,
        ...(cursor === undefined ? {} : { cursor }),
      })
      expect(status).toBe(200)
      const { folders, objects, nextCursor } = page as Page
      seen.push(...folders.map(({ name }) => name), ...objects.map(({ key }) => key))
      cursor = nextCursor
    } while (cursor !== undefined && seen.length < 10)
    return seen
  }

  it.each([
    ['name', 'asc', ['a.txt', 'b.txt', 'folder/']],
    ['created_at', 'asc', ['b.txt', 'folder/', 'a.txt']],
    ['created_at', 'desc', ['a.txt', 'folder/', 'b.txt']],
    ['updated_at', 'asc', ['b.txt', 'folder/', 'a.txt']],
  ])('lists by %s %s, page by page', async (column, order, names) => {
    expect(await listOneByOne({ column, order })).toEqual(names)
  })

  it('gives a folder a key without the slash, and a name with it', async () => {
    const [, page] = await post(`/object/list-v2/${BUCKET}`, { with_delimiter: true })
    expect((page as Page).folders).toEqual([{ key: 'folder', name: 'folder/' }])
  })

  it('refuses a cursor of another list', async () => {
    const cursor = Buffer.from('a.txt').toString('base64url')
    expect(
      await post(`/object/list-v2/${BUCKET}`, { cursor, sortBy: { column: 'created_at' } }),
    ).toMatchObject([400, { message: 'Invalid cursor' }])
  })

  it('copies without the metadata, and takes that of the request', async () => {
    const copy = { bucketId: BUCKET, sourceKey: 'a.txt', destinationKey: 'copy.gif' }
    const metadata = { cacheControl: 'max-age=999', mimetype: 'image/gif' }
    const user = Buffer.from('{"second":true}').toString('base64')
    const [status] = await post(
      '/object/copy',
      { ...copy, copyMetadata: false, metadata },
      { 'x-metadata': user },
    )
    expect(status).toBe(200)
    expect((await files().info('copy.gif')).data).toMatchObject({
      contentType: 'image/gif',
      cacheControl: 'max-age=999',
      metadata: { second: true },
    })
    await post('/object/copy', { ...copy, destinationKey: 'whole.txt', metadata })
    expect((await files().info('whole.txt')).data).toMatchObject({
      contentType: 'text/plain',
      metadata: { first: 'a.txt' },
    })
    expect(
      await post('/object/copy', {
        ...copy,
        copyMetadata: false,
        metadata: { mimetype: 'text/html\r\nx: y' },
      }),
    ).toMatchObject([400, { code: 'InvalidRequest' }])
  })

  it('describes a file to HEAD by its etag', async () => {
    const { url, serviceKey } = backend.server
    const head = await fetchWhole(`${url}/storage/v1/object/info/authenticated/${BUCKET}/a.txt`, {
      method: 'HEAD',
      headers: backend.server.headers(serviceKey),
    })
    expect([head.status, head.headers.get('etag')]).toEqual([
      200,
      expect.stringMatching(/^"[0-9a-f]{32}"$/),
    ])
  })

  it('answers probes without a key', async () => {
    for (const path of ['/status', '/version'])
      expect((await fetchWhole(`${backend.server.url}/storage/v1${path}`)).status).toBe(200)
  })
})
