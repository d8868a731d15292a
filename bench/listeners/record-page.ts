import { setTimeout as wait } from 'node:timers/promises'
import { CHROMIUM_FLAGS } from '@dhvani/e2e/chromium-flags'
import { chromium, type Request } from 'playwright-core'
import type { PageFile } from './protocol.ts'

/** Where auth-js keeps the session (apps/web/app/lib/supabase/addresses.ts). */
const SESSION_KEY = 'dhvani-auth'
/** The worker of the page fetches its files after the page is there. */
const WORKER_MS = 3000
const SERVICES = /^\/(auth|rest|storage|functions)\/v1\//
/** Headers that the load sends itself. */
const OWN_HEADERS = /^(:|host$|connection$|cookie$|accept-encoding$|if-|cache-control$|pragma$)/

const signUp = async (origin: string, key: string): Promise<string> => {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'recorded@example.com', password: 'a lamp in the courtyard' }),
  })
  if (!response.ok) throw new Error(`The sign-up was refused: ${await response.text()}`)
  return response.text()
}

/**
 * Opens Home in Chromium as a listener who is signed in, and notes the files that it and its worker ask
 * for, in their order.
 */
export const recordPage = async (origin: string, key: string): Promise<readonly PageFile[]> => {
  const session = await signUp(origin, key)
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [...CHROMIUM_FLAGS],
  })
  try {
    const context = await browser.newContext()
    const asked: Request[] = []
    context.on('request', (request) => asked.push(request))
    const page = await context.newPage()
    await page.addInitScript(
      ([name, value]) => localStorage.setItem(name ?? '', value ?? ''),
      [SESSION_KEY, session],
    )
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' })
    await wait(WORKER_MS)

    const files = new Map<string, PageFile>()
    for (const request of asked) {
      const url = new URL(request.url())
      const path = url.pathname + url.search
      const isOurs = url.origin === origin && request.method() === 'GET'
      // A second request for one address is answered by the browser's cache.
      if (!isOurs || SERVICES.test(path) || files.has(path)) continue
      const headers = Object.entries(await request.allHeaders())
      const sent = headers.filter(([name]) => !OWN_HEADERS.test(name))
      files.set(path, { path, headers: Object.fromEntries(sent) })
    }
    return [...files.values()]
  } finally {
    await browser.close()
  }
}
