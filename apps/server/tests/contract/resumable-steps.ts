import { USER_BUCKET } from '@dhvani/catalogue'
import type { TestServer } from '../harness/index.ts'

const PATH = '/storage/v1/upload/resumable'

const encode = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')

/** One step of a resumable upload, as a client without retries sends it. */
const send = (
  server: TestServer,
  url: string,
  token: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<Response> =>
  fetch(url, {
    ...init,
    headers: {
      apikey: server.publishableKey,
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      ...init.headers,
    },
  })

/** Begins an upload of 100 bytes without sending any. @returns the answer to it */
export const beginUpload = (server: TestServer, token: string, name: string): Promise<Response> =>
  send(server, `${server.url}${PATH}`, token, {
    method: 'POST',
    headers: {
      'upload-length': '100',
      'upload-metadata': encode({
        bucketName: USER_BUCKET,
        objectName: name,
        contentType: 'audio/mpeg',
      }),
    },
  })

/** Status and text of every step after the first. */
export const laterSteps = async (
  server: TestServer,
  token: string,
  url: string,
): Promise<[string, number, string][]> => {
  const patch = {
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  }
  const steps: [string, Promise<Response>][] = [
    ['HEAD', send(server, url, token, { method: 'HEAD' })],
    ['PATCH', send(server, url, token, { method: 'PATCH', headers: patch, body: 'some bytes' })],
    ['DELETE', send(server, url, token, { method: 'DELETE' })],
  ]
  const answers: [string, number, string][] = []
  for (const [name, step] of steps) {
    const response = await step
    answers.push([name, response.status, await response.text()])
  }
  return answers
}
