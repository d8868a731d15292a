import { request, type ClientRequest, type OutgoingHttpHeaders } from 'node:http'

export type OpenUpload = {
  /** Status and body, which come before the request's end when it is refused. */
  readonly answer: Promise<{ readonly status: number; readonly body: string }>
  /** Breaks the connection. */
  end(): void
}

/** Sends bytes on a connection of its own and leaves the request open. */
export const openUploads = () => {
  const requests: ClientRequest[] = []
  return {
    begin(url: string, method: string, headers: OutgoingHttpHeaders, bytes: Buffer): OpenUpload {
      const outgoing = request(url, { method, headers, agent: false })
      requests.push(outgoing)
      // A connection that the test or the server ends is no failure of the test.
      outgoing.on('error', () => {})
      const { promise: answer, resolve } = Promise.withResolvers<{ status: number; body: string }>()
      outgoing.on('response', (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (text: string) => (body += text))
        response.on('error', () => {})
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      })
      outgoing.write(bytes)
      return { answer, end: () => void outgoing.destroy() }
    },
    endAll(): void {
      for (const outgoing of requests) outgoing.destroy()
    },
  }
}
