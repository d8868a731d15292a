import { startNginx } from '@dhvani/server/testing'

/** One worker in front of a folder, as nginx serves files best; nothing is logged. */
const configOf = (port: number, root: string, ownFolders: string) => `
worker_processes 1;
events { worker_connections 512; }
http {
  ${ownFolders}
  sendfile on;
  keepalive_requests 1000000000;
  default_type application/octet-stream;
  server {
    listen 127.0.0.1:${port};
    root ${root};
  }
}
`

/**
 * @param core the one it may run on
 * @returns stops it
 */
export const serveFolder = (port: number, root: string, core: number) =>
  startNginx(port, (ownFolders) => configOf(port, root, ownFolders), [
    'taskset',
    '-c',
    String(core),
  ])
