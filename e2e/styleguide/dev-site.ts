import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const WEB = resolve(import.meta.dirname, '../../apps/web')
const ADDRESS = /http:\/\/localhost:\d+/

/** The development server, which alone has the page /styleguide. */
export const startDevSite = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const server = spawn('react-router', ['dev', '--port', '0'], {
    cwd: WEB,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: '--conditions=development',
      NO_COLOR: '1',
    },
  })
  const url = await new Promise<string>((found, fail) => {
    let printed = ''
    const listen = (chunk: Buffer) => {
      printed += chunk.toString()
      const address = ADDRESS.exec(printed)?.[0]
      if (address !== undefined) found(address)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', (code) => fail(new Error(`the server ended with ${code}:\n${printed}`)))
  })
  return {
    url,
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await ended
    },
  }
}
