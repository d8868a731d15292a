import { describe, expect, it } from 'vitest'
import { aName, blob, fetchWhole, MP3, forEachBucket } from './user-bucket.ts'
import { aPerson } from '../harness/index.ts'

forEachBucket('reading', (backend, bucket) => {
  describe('removing', () => {
    it('ends the public address at once and takes the bytes off the disk', async () => {
      const before = await bucket.filesKept()
      const name = await bucket.uploaded(backend.asha)
      expect((await fetchWhole(bucket.publicUrl(name))).status).toBe(200)
      const { data, error } = await bucket.of(backend.asha).remove([name])
      expect(error).toBeNull()
      expect(data).toMatchObject([{ name, bucket_id: 'user-sounds', owner_id: backend.asha.id }])
      const gone = await fetchWhole(bucket.publicUrl(name))
      expect([gone.status, await gone.json()]).toMatchObject([400, { code: 'NoSuchKey' }])
      expect(await bucket.filesKept()).toEqual(before)
    })

    it('passes over what is not there', async () => {
      expect(
        (await bucket.of(backend.asha).remove([`${backend.asha.id}/nothing.mp3`])).data,
      ).toEqual([])
    })
  })

  describe('reading', () => {
    it('answers ranges, conditions and downloads', async () => {
      const url = bucket.publicUrl(await bucket.uploaded(backend.asha))
      const get = (headers: Record<string, string>, query = '') =>
        fetchWhole(url + query, { headers })
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
        expect(await refused.json()).toMatchObject({ code: 'InvalidRange' })
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
      const nameFor = async (download: string) =>
        /filename=([^;]*)/.exec(
          (await get({}, `?download=${encodeURIComponent(download)}`)).headers.get(
            'content-disposition',
          ) ?? '',
        )?.[1]
      expect(await nameFor('RAIN.MP3')).toBe('RAIN.MP3')
      expect(await nameFor('update.bat')).toBe('update.bat.mp3')
      expect(await nameFor('page.html')).toBe('page.html.mp3')
      expect(await nameFor('song\u202E3pm.exe')).toBe('song3pm.exe.mp3')
      const head = await fetchWhole(url, { method: 'HEAD' })
      expect(head.status).toBe(200)
      expect(head.headers.get('content-length')).toBe(String(MP3.length))
      const missing = await fetchWhole(`${url}x.mp3`, { method: 'HEAD' })
      expect(missing.status).toBe(400)
    })

    it('lets browsers keep people’s files for an hour at most', async () => {
      const name = aName(backend.asha)
      await bucket.of(backend.asha).upload(name, blob(MP3), { cacheControl: '31536000' })
      expect((await fetchWhole(bucket.publicUrl(name))).headers.get('cache-control')).toBe(
        'max-age=3600',
      )
    })

    it('lists the caller’s own folder, and describes one file', async () => {
      const meera = await aPerson(backend.server)
      const names = [await bucket.uploaded(meera), await bucket.uploaded(meera)]
      const { data } = await bucket.of(meera).list(meera.id)
      expect(data?.map((entry) => `${meera.id}/${entry.name}`).sort()).toEqual([...names].sort())
      expect(data?.[0]?.metadata).toMatchObject({ size: MP3.length, mimetype: 'audio/mpeg' })
      const top = await bucket.of(meera).list('')
      expect(top.data).toMatchObject([{ name: meera.id, id: null, metadata: null }])
      const info = await bucket.of(meera).info(names[0] ?? '')
      expect(info.data).toMatchObject({
        name: names[0],
        size: MP3.length,
        contentType: 'audio/mpeg',
      })
      expect((await bucket.of(meera).exists(names[0] ?? '')).data).toBe(true)
      expect((await bucket.of(meera).exists(`${meera.id}/no.mp3`)).data).toBe(false)
      const paged = await bucket.of(meera).listV2({ prefix: `${meera.id}/`, limit: 1 })
      expect(paged.data).toMatchObject({ hasNext: true, objects: [{ name: names[0] }] })
      const next = await bucket.of(meera).listV2({
        prefix: `${meera.id}/`,
        limit: 1,
        cursor: paged.data?.nextCursor ?? '',
      })
      expect(next.data).toMatchObject({ hasNext: false, objects: [{ name: names[1] }] })
    })

    it('answers with CORS headers, so that any page can play it', async () => {
      const response = await fetchWhole(bucket.publicUrl(await bucket.uploaded(backend.asha)), {
        headers: { origin: 'https://elsewhere.test' },
      })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    })
  })
})
