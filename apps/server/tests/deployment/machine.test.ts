import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readRepositoryFile, ROOT } from './read-compose.ts'

const run = (command: string, ...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return { status, said: `${stdout ?? ''}${stderr ?? ''}` }
}
const lacks = (command: string, argument = '--version') => run(command, argument).status !== 0
const inRepository = (path: string) => fileURLToPath(new URL(path, ROOT))

it('has an nginx configuration with TLS that nginx takes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-nginx-tls-'))
  const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
  const subject = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const made = run('openssl', ...subject, '-keyout', key, '-out', certificate)
  expect(made, made.said).toMatchObject({ status: 0 })
  const server = (await readRepositoryFile('deploy/nginx-tls.conf'))
    .replace(/^(\s*ssl_certificate) .*;/m, `$1 ${certificate};`)
    .replace(/^(\s*ssl_certificate_key) .*;/m, `$1 ${key};`)
    // Ports that need no rights, on a machine without IPv6 too.
    .replaceAll(/^\s*listen \[::\]:.*$/gm, '')
    .replaceAll(/^(\s*listen) (80|443)/gm, '$1 20$2')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; events {} http { access_log off; ${server} }`,
  )
  const checked = run('nginx', '-t', '-c', join(folder, 'nginx.conf'), '-e', `${folder}/error.log`)
  rmSync(folder, { recursive: true })
  expect(checked, checked.said).toMatchObject({ status: 0 })
})

it.skipIf(lacks('caddy', 'version'))('has a Caddyfile that Caddy takes', () => {
  const path = inRepository('deploy/Caddyfile')
  const checked = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', path)
  expect(checked, checked.said).toMatchObject({ status: 0 })
})

it('keeps /metrics from the world at both proxies', async () => {
  expect(await readRepositoryFile('deploy/Caddyfile')).toContain('respond /metrics 404')
  expect(await readRepositoryFile('deploy/nginx-tls.conf')).toMatch(
    /location = \/metrics \{\s+return 404;/,
  )
})

it.skipIf(lacks('systemd-analyze'))(
  'has a systemd unit whose exposure systemd-analyze finds OK',
  () => {
    const path = inRepository('deploy/dhvani.service')
    const checked = run('systemd-analyze', 'security', '--offline=true', '--threshold=20', path)
    expect(checked, checked.said).toMatchObject({ status: 0 })
    expect(checked.said).toMatch(/Overall exposure level for dhvani\.service: [01]\.\d OK/)
  },
)

it('starts in the unit what the image starts', async () => {
  const unit = await readRepositoryFile('deploy/dhvani.service')
  expect(unit).toMatch(
    /^ExecStart=\S+\/node \/opt\/dhvani\/site\/apps\/server\/src\/start\/main\.ts$/m,
  )
  expect(await readRepositoryFile('Dockerfile')).toContain('apps/server/src/start/main.ts')
})
