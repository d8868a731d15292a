import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    delivery: 'mailbox',
    publishableKey: 'sb_publishable_dhvani_local',
    uploadQuota: { megabytes: 1024, sounds: 200 },
    donationPrices: { 10: null, 50: null, 100: null },
    auth: { autoconfirm: false, rateLimits: true, anonymousUsers: false },
  })
})

it('cannot be changed after the start', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

it('treats an empty setting as not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' }).port).toBe(3000)
})

it('says of every wrong setting what is wrong, in one line each', () => {
  expect(
    problemsOf({
      PORT: 'eighty',
      PUBLIC_URL: 'https://dhvani.example/path',
      DATABASE_URL: 'mysql://x',
      AUTH_AUTOCONFIRM: 'yes',
      AUTH_PASSWORD_MIN_LENGTH: '7',
      TRUST_PROXY: '0',
      LOG_LEVEL: 'loud',
    }),
  ).toEqual([
    'PORT: must be a whole number from 0 to 65535.',
    'PUBLIC_URL: must be an origin, without a path.',
    'TRUST_PROXY: must be a list of addresses, a number of proxies from 1 to 9, true or false.',
    'DATABASE_URL: must start with postgres://.',
    'AUTH_AUTOCONFIRM: must be true or false.',
    'AUTH_PASSWORD_MIN_LENGTH: must be at least 8.',
    'LOG_LEVEL: must be fatal, error, warn, info, debug, trace or silent.',
  ])
})

it.each([
  ['true', true],
  ['false', false],
  ['2', 2],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('reads TRUST_PROXY=%s as proxies', (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trustProxy)
})

it.each(['dhvani', 'dhvani@', '@bank', 'dhvani@bank.in', 'dh vani@bank', 'dhvani@bank&am=1'])(
  'takes %j for no address of UPI',
  (id) => {
    expect(problemsOf({ UPI_ID: id, UPI_NAME: 'Dhvani Trust' })).toEqual([
      'UPI_ID: must be like name@bank.',
    ])
  },
)

it.each(['Dhvani\nTrust', 'Dhvani\u202etsurT', 'Dhvani\u200bTrust'])(
  'takes %j for no name of UPI: the app of who pays would not show it as it is',
  (name) => {
    expect(problemsOf({ UPI_ID: 'dhvani@bank', UPI_NAME: name })).toEqual([
      'UPI_NAME: must have only characters that are seen.',
    ])
  },
)

it('takes a name of UPI with the joiners of Indian scripts', () => {
  const name = 'क्\u200dषमा न्यास'
  expect(problemsOf({ UPI_ID: 'dhvani@bank', UPI_NAME: name })).toEqual([])
})

it('demands that settings that belong together are set together', () => {
  expect(problemsOf({ UPI_ID: 'dhvani@bank' })).toEqual([
    'UPI_NAME: must be set, because UPI_ID is.',
  ])
  expect(problemsOf({ GOOGLE_CLIENT_ID: 'x' })).toEqual([
    'GOOGLE_CLIENT_SECRET: must be set, because GOOGLE_CLIENT_ID is.',
  ])
})

describe('without a mailer', () => {
  it.each([
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '192.168.1.4' }],
    [{ PUBLIC_URL: 'https://dhvani.example' }],
    [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }],
  ])('refuses to be reached from elsewhere: %j', (environment) => {
    expect(problemsOf(environment)).toEqual([expect.stringMatching(/^SMTP_URL: must be set/)])
  })

  it.each([
    [{ HOST: '::1' }, 'mailbox'],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://[::1]:3000' }, 'mailbox'],
    [{ HOST: '0.0.0.0', AUTH_AUTOCONFIRM: 'true' }, 'none'],
    [{ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' }, 'smtp'],
  ])('%j delivers by %s', (environment, delivery) => {
    expect(readConfig(environment).delivery).toBe(delivery)
  })
})
