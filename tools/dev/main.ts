import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { renderStaleSounds } from '../sounds/render/render-stale-sounds.ts'
import { runCommand } from '../start/run-command.ts'
import { dataFolder, REPOSITORY, SOUNDS_FOLDER } from '../start/repository.ts'

/** The page is served with reloading on the usual port; the backend stands behind it. */
const PAGE_PORT = process.env.PORT ?? '3000'

const findFreePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn('node', args, { cwd: REPOSITORY, stdio: 'inherit', env: { ...process.env, ...env } })

await renderStaleSounds({
  outputDir: SOUNDS_FOLDER,
  dataDir: dataFolder(),
  onProgress: (line) => console.log(line),
})

await runCommand('node', ['apps/web/scripts/generate.ts'])

// Found as late as this: a port that was free before the sounds were rendered may be another program's by now.
const backendPort = await findFreePort()
const backend = run(['--watch', '--watch-preserve-output', 'apps/server/src/start/main.ts'], {
  PORT: backendPort,
  PUBLIC_URL: `http://localhost:${PAGE_PORT}`,
})
// Not by way of npm, which ends without the server that it started.
const page = spawn('react-router', ['dev', '--port', PAGE_PORT], {
  cwd: join(REPOSITORY, 'apps/web'),
  stdio: 'inherit',
  env: { ...process.env, BACKEND: `http://127.0.0.1:${backendPort}` },
})

const stop = () => {
  backend.kill('SIGTERM')
  page.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
backend.on('exit', stop)
page.on('exit', stop)
