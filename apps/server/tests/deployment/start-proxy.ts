import { freePort, startNginx } from '../harness/index.ts'
import { readRepositoryFile } from './read-compose.ts'

export type Proxy = { readonly port: number; stop(): Promise<void> }

/** @throws when the text has no such part */
const replace = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`)
  return text.replace(from, to)
}

/** nginx with the configuration that compose.yaml mounts; only hosts, port and folders differ. */
export const startProxy = async (replicaPorts: readonly number[]): Promise<Proxy> => {
  const port = await freePort()
  let text = await readRepositoryFile('deploy/nginx.conf')
  for (const [index, replica] of replicaPorts.entries())
    text = replace(text, `replica-${index + 1}:3000`, `127.0.0.1:${replica}`)
  text = replace(text, 'listen 80;', `listen 127.0.0.1:${port};`)
  const stop = await startNginx(port, (ownFolders) =>
    replace(text, 'http {', `http { ${ownFolders}`),
  )
  return { port, stop }
}
