import { NoAnswerError } from '@dhvani/audio-engine/no-answer'
import { isGatewayAnswer } from '#lib/network/ask.ts'
import { createStallWatch } from './stall-watch.ts'

type Watch = {
  /** Gets the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

const readHeaders = (raw: string): Headers => {
  const headers = new Headers()
  for (const line of raw.trim().split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

/** Does what `fetch` does with an XMLHttpRequest, which alone reports how much has been sent. */
export const sendWithProgress =
  ({ onProgress, signal }: Watch): typeof fetch =>
  async (input, init) => {
    signal.throwIfAborted()
    const address = input instanceof Request ? input.url : String(input)
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'GET', address)
      // For a form the browser writes the content type itself, with the boundary that it chose.
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value)
      request.responseType = 'arraybuffer'
      const fail = () => reject(new NoAnswerError(address))
      const watch = createStallWatch(() => {
        fail()
        request.abort()
      })
      request.upload.onprogress = ({ loaded, total }) => {
        watch.moved()
        onProgress(loaded / total)
      }
      request.onloadend = watch.stop
      request.onload = () => {
        const body = request.response as ArrayBuffer
        const headers = readHeaders(request.getAllResponseHeaders())
        const answer = new Response(body.byteLength > 0 ? body : null, {
          status: request.status,
          headers,
        })
        if (isGatewayAnswer(answer)) fail()
        else resolve(answer)
      }
      request.onerror = fail
      signal.addEventListener('abort', () => {
        request.abort()
        reject(signal.reason as Error)
      })
      watch.moved()
      request.send(init?.body as XMLHttpRequestBodyInit)
    })
  }
