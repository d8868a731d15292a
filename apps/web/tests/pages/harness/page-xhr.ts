import type { View } from './page-type.ts'
import type { Requests } from './requests.ts'

type Ask = { readonly method: string; readonly address: URL; readonly headers: Headers }

/** Addresses of the service; another request goes through the browser. */
const SERVICE = /^\/(?:auth|rest|storage|functions)\/v1\//

/**
 * The `XMLHttpRequest` of a document, for uploads that tell how far they are: it asks where `fetch` asks. All of a body is
 * sent at once.
 */
export const requestIn = (target: View, { send }: Requests): typeof XMLHttpRequest =>
  class PageRequest extends target.XMLHttpRequest {
    private asked: Ask | undefined
    private answer: Response | undefined
    private bytes = new ArrayBuffer(0)
    private readonly line = new target.AbortController()

    override open(method: string, address: string | URL): void {
      const url = new URL(address, target.location.href)
      this.asked = SERVICE.test(url.pathname)
        ? { method, address: url, headers: new Headers() }
        : undefined
      super.open(method, address)
    }
    override setRequestHeader(name: string, value: string): void {
      if (this.asked) this.asked.headers.set(name, value)
      else super.setRequestHeader(name, value)
    }
    override send(body?: XMLHttpRequestBodyInit | null): void {
      if (this.asked) void this.ask(this.asked, body ?? null)
      else super.send(body)
    }
    override abort(): void {
      this.line.abort()
      super.abort()
    }
    override get status(): number {
      return this.answer?.status ?? super.status
    }
    override get response(): unknown {
      return this.asked ? this.bytes : (super.response as unknown)
    }
    override get responseText(): string {
      return this.asked ? new TextDecoder().decode(this.bytes) : super.responseText
    }
    override getAllResponseHeaders(): string {
      if (!this.answer) return super.getAllResponseHeaders()
      return [...this.answer.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    }
    override getResponseHeader(name: string): string | null {
      return this.answer ? this.answer.headers.get(name) : super.getResponseHeader(name)
    }

    private async ask({ method, address, headers }: Ask, body: XMLHttpRequestBodyInit | null) {
      const { signal } = this.line
      const request = new target.Request(address, { method, headers, body, signal })
      const tell = (event: string, on: EventTarget = this) => on.dispatchEvent(new Event(event))
      try {
        const total = (await request.clone().arrayBuffer()).byteLength
        const moved = { lengthComputable: true, loaded: total, total }
        this.upload.dispatchEvent(new ProgressEvent('progress', moved))
        const answer = await send(request, target.fetch)
        this.bytes = await answer.arrayBuffer()
        this.answer = answer
        tell('load')
      } catch {
        if (!signal.aborted) tell('error')
      }
      tell('loadend')
    }
  }
