import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { paperFile } from './papers.ts'

/** What the papers say has to be what the code does. The Hindi ones have the same items and figures (vite/papers.test.ts). */
const ROOT = join(import.meta.dirname, '../../..')
const readCode = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const readPaper = (paper: string): string => readFileSync(paperFile('en', paper), 'utf8')
const [notice, privacy, withdraw] = ['auth', 'privacy', 'withdraw'].map(readPaper) as [
  string,
  string,
  string,
]

const readSql = (folder: string): string =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readCode(`${folder}/${name}`))
    .join('\n')

/** Words of the notice for each table that holds what an account gave or caused. */
const IN_NOTICE: Readonly<Record<string, string>> = {
  'auth.users': '**Email address:**',
  'auth.identities': '**Only if you sign in with Google:**',
  'auth.sessions': 'kinds of browser when you sign in',
  'auth.mfa_factors': '**Only if you add a second step:**',
  'auth.audit_log_entries': 'security log',
  'dhvani.known_networks': 'network addresses',
  'dhvani.session_proofs': 'when you sign in',
  'public.user_sounds': '**Sounds that you upload',
  'storage.objects': '**Sounds that you upload',
  'dhvani.resumable_uploads': '**Sounds that you upload',
  'dhvani.resumable_parts': '**Sounds that you upload',
  'public.saved_mixes': 'mixes, beats and settings of the practice room that you save',
  'public.saved_beats': 'mixes, beats and settings of the practice room that you save',
  'public.riyaz_presets': 'mixes, beats and settings of the practice room that you save',
}

/** Messages come from anybody: the privacy page has them. */
const IN_PRIVACY: Readonly<Record<string, string>> = {
  'public.contact_messages': 'We store your name, your email address and your message',
  'dhvani.contact_mailings': 'may receive a copy by email',
}

/** Parts of signing in and of sending mails, gone within a day, or nothing of a person. */
const OF_NOBODY = new Set([
  'auth.refresh_tokens',
  'auth.mfa_challenges',
  'auth.mfa_amr_claims',
  'auth.flow_state',
  'auth.one_time_tokens',
  'auth.sso_providers',
  'auth.sso_domains',
  'auth.saml_providers',
  'auth.saml_relay_states',
  'auth.instances',
  'auth.schema_migrations',
  'storage.buckets',
  'dhvani.signing_keys',
  'dhvani.outbox',
  'dhvani.totp_steps',
  'dhvani.one_time_codes',
  'dhvani.pending_sign_ups',
  'dhvani.secrets',
  'dhvani.browsers_of_flows',
])

it('the notice or the privacy page has every table that holds something of a person', () => {
  const sql = readSql('apps/server/migrations') + readSql('supabase/migrations')
  const tables = new Set(
    [...sql.matchAll(/create table (?:if not exists )?([a-z_]+\.[a-z_]+)/gi)].map(
      ([, name = '']) => name,
    ),
  )
  expect(tables.size).toBeGreaterThan(25)
  const unsaid = [...tables].filter((name) => {
    const [said, paper] = IN_NOTICE[name]
      ? [IN_NOTICE[name], notice]
      : [IN_PRIVACY[name] ?? 'in no paper', privacy]
    return !OF_NOBODY.has(name) && !paper.includes(said)
  })
  expect(unsaid).toEqual([])
  const named = [...Object.keys(IN_NOTICE), ...Object.keys(IN_PRIVACY), ...OF_NOBODY]
  expect(named.filter((name) => !tables.has(name))).toEqual([])
})

it('the form of a sign-up asks for what the notice lists, and for nothing else', () => {
  const form = readCode('apps/web/app/features/account/sign-in/auth-entries.ts')
  const fields = /NO_ENTRIES[^{]*\{([^}]*)\}/.exec(form)?.[1]?.match(/\w+(?=:)/g)
  expect(fields?.toSorted()).toEqual(['email', 'name', 'password'])
  const requests = readCode('apps/web/app/features/account/sign-in/auth-requests.ts')
  const sent = /const data = \{([^}]*)\}/.exec(requests)?.[1]?.match(/\w+(?=:)/g)
  expect(sent).toEqual(['full_name', 'language'])
  for (const item of ['Email address', 'Name', 'Language', 'Password'])
    expect(notice).toContain(`**${item}`)
})

it('the times in the papers are those of the code', () => {
  const audit = readCode('apps/server/src/surfaces/auth/account-lifecycle/delete-old-records.ts')
  expect(audit).toContain('AUDIT_DAYS = 365\n')
  expect(privacy).toContain('Every line of the security log is deleted after a year')
  expect(notice).toContain('stays in the security log for a year')
  const days = /MOST_DAYS = (\d+)/.exec(
    readCode('apps/web/app/lib/mixes/listening-history.ts'),
  )?.[1]
  expect(privacy).toContain(`listed there for ${days ?? 'no'} days`)
})

it('each way to withdraw leads to a section that the account page has', () => {
  const folder = 'apps/web/app/features/account/settings'
  const code = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readCode(`${folder}/${name}`))
    .join('\n')
  const anchors = [...withdraw.matchAll(/\/account#(\w+)/g)].map(([, anchor = '']) => anchor)
  expect(anchors).toEqual(expect.arrayContaining(['leave', 'data', 'listening']))
  for (const anchor of anchors) expect(code, anchor).toContain(`id="${anchor}"`)
})

it('the notice stands beside the form, and says that listening asks for no consent', () => {
  expect(readCode('apps/web/app/routes/auth.tsx')).toContain('notice={<SignUpNotice />}')
  expect(notice).toContain('Listening needs no account and no consent')
  for (const said of ['(/withdraw)', 'grievance officer', 'Data Protection Board of India'])
    expect(notice).toContain(said)
  const agree = JSON.parse(readCode('apps/web/messages/en.json')) as Record<string, string>
  expect(agree['auth_agree']).toContain('at least 18')
  expect(notice).toContain('at least 18 years old')
})

it('the operator has a guide for the 72 hours that the privacy page promises', () => {
  expect(privacy).toContain('within 72 hours')
  expect(readCode('docs/guides/breach.md')).toContain('72 hours')
})

it('the privacy page has the two numbers that a page tells of its sound, and the code sends no other', () => {
  const body = /JSON\.stringify\(\{([^}]*)\}\)/.exec(
    readCode('apps/web/app/lib/page/follow-playback.ts'),
  )?.[1]
  expect(body?.match(/\w+(?=[:,])/g)).toEqual(['minutes', 'underruns'])
  expect(privacy).toContain('for how many minutes it played and how often the sound broke off')
  const taken = readCode('apps/server/src/surfaces/site/playback-reports/take-playback-reports.ts')
  expect(/strictObject\(\{([^}]*)\}/.exec(taken)?.[1]?.match(/\w+(?=: z)/g)).toEqual([
    'minutes',
    'underruns',
  ])
})

/** Code of the site, by its path below apps/web/app, without tests. */
const readSite = (folder: string): (readonly [path: string, code: string])[] =>
  readdirSync(join(ROOT, 'apps/web/app', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => {
      const path = join(folder, name)
      return [path, readCode(`apps/web/app/${path}`)]
    })
const pathsWith = (pattern: RegExp): string[] =>
  readSite('.')
    .filter(([, code]) => pattern.test(code))
    .map(([path]) => path)
    .toSorted()

it('the privacy page has each store of files that a browser keeps, and for how long', () => {
  expect(pathsWith(/createDeviceDatabase\(/)).toEqual([
    'features/upload/record/kept-recordings.ts',
    'lib/store/shared-files.ts',
  ])
  expect(privacy).toContain('a recording that you made for an upload')
  const days = /\bclaimedDays: (\d+)/.exec(readCode('apps/web/app/lib/store/shared-files.ts'))?.[1]
  expect(privacy).toContain(`take them out, and for ${days ?? 'no'} days at most`)
  expect(pathsWith(/storage\.getDirectory\(/)).toEqual([
    'features/dock/take-along/places-for-file.ts',
    'lib/sounds/mixdown/mixdown-job.ts',
  ])
  expect(readCode('apps/web/app/features/dock/take-along/places-for-file.ts')).toContain(
    'navigator.locks.request(name, { ifAvailable: true }',
  )
  expect(privacy).toContain(
    'a sound file that you made of a mix, until you next open that dialog after its page was closed',
  )
})

it('the privacy page has each button after which the microphone listens', () => {
  expect(pathsWith(/getUserMedia\(/)).toEqual(['lib/engine/microphone.ts'])
  expect(pathsWith(/await openMicrophone\(/)).toEqual([
    'features/riyaz/sur/listen.ts',
    'features/upload/record/recorder.ts',
  ])
  // Devanagari has no slanted letters: the names of buttons stand in quotes there.
  for (const [locale, begin, end] of [
    ['en', '*', '*'],
    ['hi', '‘', '’'],
  ] as const) {
    const paper = readFileSync(paperFile(locale, 'privacy'), 'utf8')
    const words = JSON.parse(readCode(`apps/web/messages/${locale}.json`)) as Record<string, string>
    for (const key of ['riyaz_sur_listen', 'record', 'own_upload', 'save_sound_file'])
      expect(paper, key).toContain(`${begin}${words[key] ?? ''}${end}`)
  }
})

it('a sound file of a mix is made without a word to the site, as the privacy page says', () => {
  expect(privacy).toContain('makes the file of a mix on your device, and nothing of it is sent')
  const code = [...readSite('features/dock/take-along'), ...readSite('lib/sounds/mixdown')]
  expect(code.length).toBeGreaterThan(5)
  const sending = /method: '|sendBeacon|XMLHttpRequest|supabase|body: /
  expect(code.filter(([, text]) => sending.test(text)).map(([path]) => path)).toEqual([])
})

it('the terms tell of each way to give that the donation page has', () => {
  const terms = readPaper('terms')
  expect(readCode('apps/web/app/routes/donate.tsx')).toMatch(/<DonationTiers[^]*<GiveByUpi/)
  for (const way of ['Stripe', 'UPI']) expect([way, terms.includes(way)]).toEqual([way, true])
  for (const paper of [terms, privacy]) expect(paper).not.toMatch(/gifts in pounds sterling\./)
})

it('the accessibility statement names no lack that was mended: every article is in Hindi', () => {
  const articlesIn = (folder: string) =>
    readdirSync(join(ROOT, 'apps/web/content/articles', folder)).filter((name) =>
      name.endsWith('.mdx'),
    )
  expect(articlesIn('hi')).toEqual(articlesIn('.'))
  expect(readPaper('accessibility')).not.toMatch(/articles are in English/)
})
