import { USER_BUCKET } from '@dhvani/catalogue'
import { beforeAll, expect, it } from 'vitest'
import { aPerson, call, type TestServer } from '../harness/index.ts'
import { forEachDatabase } from '../harness/databases.ts'

forEachDatabase('NUL from outside', (start) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await start()
    token = (await aPerson(server)).session.access_token
  })

  it.each([
    ['GET', '/auth/v1/verify?type=signup&token=a%00b', 'validation_failed'],
    ['DELETE', '/auth/v1/factors/a%00b', 'validation_failed'],
    ['GET', '/storage/v1/object/public/dhvani/a%00b', 'InvalidRequest'],
    ['GET', '/storage/v1/object/info/dhvani/a%00b', 'InvalidRequest'],
    ['GET', '/storage/v1/object/info/public/dhvani/a%00b', 'InvalidRequest'],
    ['HEAD', '/storage/v1/object/public/dhvani/a%00b', undefined],
    ['DELETE', '/storage/v1/bucket/a%00b', 'InvalidRequest'],
    ['GET', '/storage/v1/upload/resumable/a%00b', 'InvalidRequest'],
    ['GET', '/rest/v1/saved_beats?name=eq.a%00b', '22021'],
    ['GET', '/rest/v1/saved_beats?name=in.(a%00b,c)', '22021'],
    ['GET', '/rest/v1/a%00b', '22021'],
  ])('is refused in the address of %s %s', async (method, path, code) => {
    const { status, body } = await call(server, method, path, { token })
    expect([status, body.code]).toEqual([400, code])
  })

  it('is refused in the address of a function', async () => {
    const answer = await call(server, 'POST', '/functions/v1/create-checkout?a=%00', { body: {} })
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'The address must not contain NUL.' },
    ])
  })

  it.each([
    ['/auth/v1/signup', { email: 'a\0@example.com', password: 'moonlit courtyard' }, 'bad_json'],
    [`/storage/v1/object/list/${USER_BUCKET}`, { prefix: 'a\0b' }, 'InvalidRequest'],
    [
      '/storage/v1/object/move',
      { bucketId: 'a\0b', sourceKey: 'a', destinationKey: 'b' },
      'InvalidRequest',
    ],
    ['/rest/v1/contact_messages', { name: 'a\0b', email: 'a@example.com', message: 'x' }, '22P05'],
    ['/rest/v1/saved_beats', { name: 'a', beat: { 'a\0b': 1 } }, '22P05'],
    ['/rest/v1/saved_beats', { name: 'a', beat: { a: '\ud800' } }, '22P05'],
    ['/rest/v1/riyaz_presets', { name: 'a\0', settings: {} }, '22P05'],
  ])('is refused in the body of %s %j', async (path, body, code) => {
    const answer = await call(server, 'POST', path, { token, body })
    expect([answer.status, answer.body.code]).toEqual([400, code])
  })

  it('is refused in a form', async () => {
    const { status, body } = await call(server, 'POST', '/auth/v1/callback', {
      body: 'state=a%00b&code=c',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([status, body.code]).toEqual([400, 'validation_failed'])
  })

  it('is refused in the metadata of a resumable upload', async () => {
    const encoded = Buffer.from('a\0b').toString('base64')
    const { status, body } = await call(server, 'POST', '/storage/v1/upload/resumable', {
      token,
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '4',
        'upload-metadata': `bucketName ${encoded},objectName ${encoded}`,
      },
    })
    expect([status, body]).toEqual([400, { text: 'Upload-Metadata must not contain NUL' }])
  })

  it('is not seen in the three characters that spell it', async () => {
    const { status } = await call(server, 'GET', '/rest/v1/saved_beats?name=eq.a%2500b', { token })
    expect(status).toBe(200)
  })
})
