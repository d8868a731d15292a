import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readConfig } from '../../src/start/read-config.ts'
import { askedFor, deployOnCoolify } from './coolify-environment.ts'
import { readCasaos, readCoolify } from './read-catalogues.ts'
import { ROOT } from './read-compose.ts'
import { readImageSettings } from './read-image.ts'

it('has a template as the catalogue of CasaOS asks, whose page is the one that it opens', async () => {
  const { services, volumes, 'x-casaos': store } = await readCasaos()
  const main = services[store.main]
  expect(Object.keys(services)).toEqual([store.main])
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

it('has a template as the catalogue of Coolify asks', async () => {
  const { head, services } = await readCoolify()
  expect(Object.keys(services)).toEqual(['dhvani'])
  expect(head.logo).toBe('svgs/dhvani.svg')
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

it('starts with every setting that Coolify asks for, and takes each as it was typed', async () => {
  const lines = (await readCoolify()).services['dhvani']?.environment ?? []
  const typed: Record<string, string> = {
    SMTP_URL: 'smtps://asha:secret@mail.example:465',
    MAIL_FROM: 'Dhvani <sound@dhvani.example>',
    CONTACT_TO: 'asha@dhvani.example',
    SECURITY_CONTACT: 'mailto:safe@dhvani.example',
    OPERATOR_NAME: 'Asha Rao',
    OPERATOR_ADDRESS: '12 Temple Road, Mysuru',
    OPERATOR_LAW: 'India',
    GRIEVANCE_OFFICER: 'Ravi Iyer, ravi@dhvani.example',
    UPI_ID: 'dhvani@bank',
    UPI_NAME: 'Dhvani',
    AUTH_SIGNUPS: 'false',
    UPLOAD_QUOTA_MB: '64',
    METRICS_TOKEN: 'a-token-of-this-test',
    LOG_LEVEL: 'info',
  }
  expect(askedFor(lines).toSorted()).toEqual(Object.keys(typed).toSorted())
  const environment = deployOnCoolify(lines, typed)
  expect(environment).toMatchObject(typed)
  expect(readConfig({ ...(await readImageSettings()), ...environment })).toMatchObject({
    upi: { id: 'dhvani@bank', name: 'Dhvani' },
    auth: { signUps: false },
    uploadQuota: { megabytes: 64 },
    logLevel: 'info',
  })
})
