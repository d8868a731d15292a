import { readFile } from 'node:fs/promises'
import { freePort } from './free-port.ts'
import { startNginx } from './nginx.ts'

const CONFIGURATION = new URL('../../../../deploy/nginx.conf', import.meta.url)

export type Proxy = { readonly port: number; stop(): Promise<void> }

/** @throws when the text has no such part */
const replace = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`)
  return text.replace(from, to)
}

/** nginx with the configuration that compose.yaml mounts; only hosts, port and folders differ. */
export const startProxy = async (replicaPorts: readonly number[]): Promise<Proxy> => {
  const port = await freePort()
  let text = await readFile(CONFIGURATION, 'utf8')
  for (const [index, replica] of replicaPorts.entries())
    text = replace(text, `replica-${index + 1}:3000`, `127.0.0.1:${replica}`)
  text = replace(text, 'listen 80;', `listen 127.0.0.1:${port};`)
  const stop = await startNginx(port, (ownFolders) =>
    replace(text, 'http {', `http { ${ownFolders}`),
  )
  return { port, stop }
}
