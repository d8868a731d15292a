import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The core of the server under test; the client runs on the other. */
export const SERVING_CORE = 0

type Session = { access_token: string; user: { id: string } }

export type Serving = {
  readonly url: string
  readonly port: number
  readonly directory: string
  readonly personId: string
  /** Headers of a request in the person's name. */
  readonly headers: Readonly<Record<string, string>>
  /** @throws when it is refused */
  ask(path: string, init?: RequestInit): Promise<unknown>
  stop(): Promise<void>
}

/** A server on a core of its own, with one person who is signed in. */
export const startServing = async (databaseUrl: string | undefined): Promise<Serving> => {
  const file = fileURLToPath(new URL('serve.ts', import.meta.url))
  const child = spawn(
    'taskset',
    [
      '-c',
      String(SERVING_CORE),
      process.execPath,
      file,
      ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { url, key, directory } = JSON.parse(line.toString()) as Record<
    'url' | 'key' | 'directory',
    string
  >
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, init)
    const body: unknown = await response.json()
    if (!response.ok)
      throw new Error(`${path} answered ${response.status}: ${JSON.stringify(body)}`)
    return body
  }
  const { access_token: token, user } = (await ask('/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com', password: 'a lamp in the courtyard' }),
  })) as Session
  return {
    url,
    port: Number(new URL(url).port),
    directory,
    personId: user.id,
    headers: { apikey: key, authorization: `Bearer ${token}` },
    ask,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
