import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createNetServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkAddress } from './check-address.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail, type NameService } from './check-mail.ts'
import { checkTimeService } from './check-time-service.ts'

const NOW = new Date()
const now = () => NOW

const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000)

describe('the certificate', () => {
  let server: ReturnType<typeof createTlsServer>
  let url: URL
  let ca: string
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dhvani-certificate-'))
    const [certificate, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')]
    const words = 'req -x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=localhost'.split(' ')
    const name = ['-addext', 'subjectAltName=DNS:localhost']
    execFileSync('openssl', [...words, ...name, '-keyout', key, '-out', certificate], {
      stdio: 'ignore',
    })
    ca = readFileSync(certificate, 'utf8')
    server = createTlsServer({ cert: ca, key: readFileSync(key) }, (socket) => socket.end())
    rmSync(folder, { recursive: true })
    server.listen(0, 'localhost')
    await once(server, 'listening')
    url = new URL(`https://localhost:${(server.address() as AddressInfo).port}`)
  })
  afterAll(() => server.close())

  it('tells how many days it is good for, and warns of fewer than fourteen', async () => {
    expect(await checkCertificate(url, NOW, { ca })).toEqual({
      level: 'ok',
      text: expect.stringMatching(/^certificate: good for another (89|90) days$/),
    })
    expect(await checkCertificate(url, inDays(80), { ca })).toMatchObject({ level: 'warning' })
  })

  it('is a problem where a browser would not believe it', async () => {
    expect(await checkCertificate(url, NOW)).toEqual({
      level: 'problem',
      text: expect.stringContaining('self-signed certificate'),
    })
    const elsewhere = new URL(`https://127.0.0.1:${url.port}`)
    expect(await checkCertificate(elsewhere, NOW, { ca })).toMatchObject({ level: 'problem' })
  })

  it('is a problem where nothing answers', async () => {
    const closed = new URL('https://localhost:1')
    expect(await checkCertificate(closed, NOW)).toEqual({
      level: 'problem',
      text: expect.stringMatching(/^certificate: nothing answers at localhost:1 \(/),
    })
  })
})

describe('the address', () => {
  const site = createServer()
  let url: string
  beforeAll(async () => {
    site.on('request', (request, response) => {
      const isSite = request.headers.host?.startsWith('localhost')
      response.setHeader('date', inDays(-1).toUTCString())
      response.end(isSite ? '{"status":"up"}' : '<h1>Welcome to nginx</h1>')
    })
    site.listen(0)
    await once(site, 'listening')
    url = `http://localhost:${(site.address() as AddressInfo).port}`
  })
  afterAll(() => site.close())

  it('answers, and by its answer’s date the clock is judged', async () => {
    expect(await checkAddress(url, now)).toEqual([
      { level: 'ok', text: `address: the site answers at ${url}` },
      { level: 'problem', text: expect.stringContaining('ahead of that of the site’s answers') },
    ])
  })

  it('is a problem where something else answers, or nothing', async () => {
    const other = url.replace('localhost', '127.0.0.1')
    expect(await checkAddress(other, now)).toMatchObject([{ level: 'problem' }])
    expect(await checkAddress('http://localhost:1', now)).toEqual([
      { level: 'problem', text: expect.stringContaining('nothing answers') },
    ])
  })
})

describe('mail', () => {
  const config = { delivery: 'smtp', mailFrom: 'Dhvani <post@dhvani.example>' } as const
  const noRecord = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }))
  const nobody: NameService = { resolveMx: noRecord, resolveTxt: noRecord }
  const whole: NameService = {
    resolveMx: async () => [{ exchange: 'mail.dhvani.example' }],
    resolveTxt: async (name) =>
      name.startsWith('_dmarc') ? [['v=DMARC1; ', 'p=reject']] : [['other'], ['v=spf1 ', '-all']],
  }
  const refusing = { ...config, smtpUrl: 'smtp://localhost:1' }
  const levels = async (names: NameService) =>
    (await checkMail(refusing, names)).map(({ level }) => level)

  it('is a problem where the mail server does not take the connection', async () => {
    const [connection] = await checkMail(refusing, whole)
    expect(connection).toEqual({
      level: 'problem',
      text: expect.stringMatching(/^mail: localhost does not answer \(.*ECONNREFUSED.*SMTP_URL$/),
    })
  })

  it('tells a mail server that is silent from one that refuses the sign-in', async () => {
    const silent = createNetServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const refuses = createNetServer((socket) => {
      socket.write('220 mail\r\n')
      socket.on('data', (line) => {
        const isGreeting = line.toString().startsWith('EHLO')
        socket.write(isGreeting ? '250-mail\r\n250 AUTH PLAIN\r\n' : '535 wrong password\r\n')
      })
    }).listen(0, '127.0.0.1')
    await once(refuses, 'listening')
    const ask = async (server: typeof silent, patienceMs?: number) => {
      const { port } = server.address() as AddressInfo
      const smtpUrl = `smtp://a:b@127.0.0.1:${port}?ignoreTLS=true`
      const [connection] = await checkMail({ ...config, smtpUrl }, whole, patienceMs)
      server.close()
      return connection?.text
    }
    // Which of the mail client's limits ends first is chance.
    expect(await ask(silent, 200)).toMatch(/^mail: 127\.0\.0\.1 does not answer \(/)
    expect(await ask(refuses)).toMatch(/^mail: 127\.0\.0\.1 refuses \(Invalid login: 535 wrong/)
  })

  it('warns of each record that the sender’s domain lacks', async () => {
    expect((await levels(whole)).slice(1)).toEqual(['ok', 'ok', 'ok'])
    expect((await levels(nobody)).slice(1)).toEqual(['warning', 'warning', 'warning'])
  })

  it('says so where names cannot be looked up', async () => {
    const resolveTxt = () => Promise.reject(Object.assign(new Error('off'), { code: 'EAI_AGAIN' }))
    expect((await checkMail(refusing, { ...nobody, resolveTxt })).slice(1)).toEqual([
      { level: 'warning', text: 'mail: dhvani.example could not be looked up (off)' },
    ])
  })

  it('needs no mail server on this machine alone, and misses one elsewhere', async () => {
    const without = { ...config, smtpUrl: undefined }
    expect(await checkMail({ ...without, delivery: 'mailbox' }, nobody)).toMatchObject([
      { level: 'ok' },
    ])
    expect(await checkMail({ ...without, delivery: 'none' }, nobody)).toMatchObject([
      { level: 'warning' },
    ])
  })
})

describe('the machine', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dhvani-machine-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('tells a data directory that is not there, and goes on', async () => {
    expect(await checkDisk(join(folder, 'missing'))).toEqual({
      level: 'problem',
      text: expect.stringMatching(/^disk: the data directory cannot be looked at \(ENOENT/),
    })
  })

  it('warns where no time service keeps the clock, and is silent where that is not known', async () => {
    const timedatectl = join(folder, 'timedatectl')
    const levelsFor = async (answer: string) => {
      writeFileSync(timedatectl, `#!/bin/sh\n${answer}\n`, { mode: 0o700 })
      return (await checkTimeService(timedatectl)).map(({ level }) => level)
    }
    expect(await levelsFor('echo yes')).toEqual(['ok'])
    expect(await levelsFor('echo no')).toEqual(['warning'])
    expect(await levelsFor('exit 1')).toEqual([])
    expect(await checkTimeService(join(folder, 'no-such-command'))).toEqual([])
  })
})
