import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/start/read-config.ts'
import { settingsSchema } from '../../src/start/settings.ts'
import { readCasaos, readCoolify } from './read-catalogues.ts'
import { readRepositoryFile, ROOT } from './read-compose.ts'
import { readImage, readImageSettings } from './read-image.ts'

const settings = new Set(Object.keys(settingsSchema.shape))

/** Coolify's own names, which it fills in: https://github.com/coollabsio/coolify-docs/blob/main/docs/knowledge-base/docker/compose.md. */
const MAGIC = /^SERVICE_(?:URL|FQDN|USER|PASSWORD|BASE64)_[A-Z\d_-]+$/

type Pair = readonly [name: string, value: string]

const pairsOf = (environment: readonly string[]): Pair[] =>
  environment.map((line) => {
    const at = line.indexOf('=')
    return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
  })

/** Fills in what Coolify fills in, and what its page asks the operator for. */
const deployOnCoolify = (environment: readonly string[], typed: Record<string, string>) => {
  const given: Record<string, string> = { SERVICE_URL_DHVANI: 'https://dhvani.example', ...typed }
  const fill = (value: string): string =>
    value
      .replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind, rest = '') => {
        const filled = given[name] ?? (kind === '-' ? String(rest) : '')
        if (filled === '' && kind === '?') throw new Error(`${name} is required`)
        return filled
      })
      .replaceAll(/\$(\w+)/g, (_all, name: string) => given[name] ?? '')
  return Object.fromEntries(
    pairsOf(environment)
      .filter(([name]) => !MAGIC.test(name))
      .map(([name, value]) => [name, fill(value)]),
  )
}

it('has a template as the catalogue of CasaOS asks, whose page is the one that it opens', async () => {
  const { services, volumes, 'x-casaos': store } = await readCasaos()
  const main = services[store.main]
  expect(Object.keys(services)).toEqual([store.main])
  expect(main?.ports[0]).toMatchObject({ target: 3000, published: store.port_map })
  expect(main?.volumes[0]).toMatchObject({ target: (await readImageSettings())['DATA_DIR'] })
  expect(Object.keys(volumes)).toEqual([main?.volumes[0].source])
  expect(main?.image.endsWith(`:${store.version}`)).toBe(true)
  expect(main?.environment['PUBLIC_URL']).toMatch(
    new RegExp(`^${store.scheme}:.*:${store.port_map}$`),
  )
})

it('shows the icon of the site in CasaOS, without a server that has to answer', async () => {
  const icon = readFileSync(new URL('apps/web/public/icon.svg', ROOT)).toString('base64')
  expect((await readCasaos())['x-casaos'].icon).toBe(`data:image/svg+xml;base64,${icon}`)
})

it('says in CasaOS in both languages what it says in one', async () => {
  const { title, tagline, description, tips } = (await readCasaos())['x-casaos']
  for (const texts of [title, tagline, description, tips?.before_install])
    expect(Object.keys(texts ?? {})).toEqual(['en_US', 'hi_IN'])
})

it('has a template as the catalogue of Coolify asks, which watches what the image watches', async () => {
  const { head, services } = await readCoolify()
  const { healthCheck } = await readImage()
  expect(Object.keys(services)).toEqual(['dhvani'])
  expect(head).toMatchObject({ port: '3000', logo: 'svgs/dhvani.svg' })
  expect(services['dhvani']?.environment[0]).toBe(`SERVICE_URL_DHVANI_${head.port}`)
  expect(services['dhvani']?.healthcheck.test).toEqual(['CMD', ...healthCheck])
  expect(services['dhvani']?.volumes).toEqual(['dhvani-data:/data'])
})

it('passes in both templates only settings that the server has', async () => {
  const casaos = Object.keys((await readCasaos()).services['dhvani']?.environment ?? {})
  const coolify = pairsOf((await readCoolify()).services['dhvani']?.environment ?? [])
    .map(([name]) => name)
    .filter((name) => !MAGIC.test(name))
  for (const names of [casaos, coolify]) {
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name) => !settings.has(name))).toEqual([])
  }
})

it('starts with the settings of CasaOS as they stand', async () => {
  const { services } = await readCasaos()
  const environment = { ...(await readImageSettings()), ...services['dhvani']?.environment }
  expect(readConfig(environment)).toMatchObject({ delivery: 'none', host: '0.0.0.0' })
})

it('starts with the settings of Coolify once mail is set, and not before', async () => {
  const { services } = await readCoolify()
  const lines = services['dhvani']?.environment ?? []
  expect(() => deployOnCoolify(lines, {})).toThrow('SMTP_URL is required')
  const environment = {
    ...(await readImageSettings()),
    ...deployOnCoolify(lines, { SMTP_URL: 'smtps://mail.example' }),
  }
  expect(readConfig(environment)).toMatchObject({
    publicUrl: 'https://dhvani.example',
    delivery: 'smtp',
    trustProxy: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
  })
})

it('names in both templates the image of this version', async () => {
  const { version } = JSON.parse(await readRepositoryFile('package.json')) as { version: string }
  for (const { services } of [await readCasaos(), await readCoolify()])
    expect(services['dhvani']?.image).toBe(`dhvani:${version}`)
})
