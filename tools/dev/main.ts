import { spawn } from 'node:child_process'
import { renderStaleSounds } from '../sounds/render-stale-sounds.ts'
import { dataFolder, REPOSITORY, SOUNDS_FOLDER } from '../start/repository.ts'

/** The page is served with reloading on the usual port; the backend stands behind it. */
const PAGE_PORT = process.env.PORT ?? '3000'
const BACKEND_PORT = String(Number(PAGE_PORT) + 1)

const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn('node', args, { cwd: REPOSITORY, stdio: 'inherit', env: { ...process.env, ...env } })

await renderStaleSounds({
  outputDir: SOUNDS_FOLDER,
  dataDir: dataFolder(),
  onProgress: (line) => console.log(line),
})

const backend = run(['--watch', '--watch-preserve-output', 'apps/server/src/start/main.ts'], {
  PORT: BACKEND_PORT,
  PUBLIC_URL: `http://localhost:${PAGE_PORT}`,
})
const page = spawn('npm', ['run', 'dev', '--workspace', 'apps/web', '--', '--port', PAGE_PORT], {
  cwd: REPOSITORY,
  stdio: 'inherit',
  env: { ...process.env, BACKEND: `http://127.0.0.1:${BACKEND_PORT}` },
})

const stop = () => {
  backend.kill('SIGTERM')
  page.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
backend.on('exit', stop)
page.on('exit', stop)
