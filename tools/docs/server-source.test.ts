import { describe, expect, it } from 'vitest'
import { readTrackedTexts } from './tracked-texts.ts'

/** What the security pages say the server's code has none of, or has in one place (docs/security/asvs.md). */
const ROOTS = /^(apps\/server\/src|supabase\/functions)\/.*(?<!\.test)\.ts$/
const PAGES = /^(apps\/web\/app|packages\/[\w-]+\/src)\/.*(?<!\.test)\.tsx?$/

const texts = readTrackedTexts()
const pathsOf = (pattern: RegExp): string[] =>
  [...texts.keys()].filter((path) => pattern.test(path))
const server = pathsOf(ROOTS)
const textOf = (path: string): string => texts.get(path) ?? ''

/** Files of a list with a word, without the folders that they share. */
const filesWith = (paths: readonly string[], word: RegExp): string[] =>
  paths
    .filter((path) => word.test(textOf(path)))
    .map((path) => path.replace('apps/server/src/', ''))
    .toSorted()

const wordsOf = (pattern: RegExp): string[] =>
  [
    ...new Set(
      server.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, word = '']) => word)),
    ),
  ].toSorted()

/** Files that call other systems, and what names the address. No person does. */
const CALLERS = {
  'operator/accounts/admin-api.ts': 'the command of the operator: this server',
  'operator/accounts/find-origin.ts': 'PUBLIC_URL, HOST and PORT',
  'operator/ask-running-server.ts': 'HOST and PORT',
  'operator/doctor/check-address.ts': 'PUBLIC_URL',
  'operator/doctor/check-certificate.ts': 'PUBLIC_URL',
  'operator/doctor/check-mail.ts': 'SMTP_URL',
  'operator/doctor/doctor.ts': 'MAIL_FROM',
  'platform/blobs/s3-blobs.ts': 'S3_ENDPOINT',
  'platform/blobs/store-answers.ts': 'none: it bounds those of s3-blobs.ts',
  'platform/bounded-fetch.ts': 'those of the files that call it',
  'platform/database/open-postgres.ts': 'DATABASE_URL',
  'platform/outbox/sms-carrier.ts': 'SMS_API_URL',
  'platform/outbox/smtp-carrier.ts': 'SMTP_URL',
  'platform/rate-limits/redis-rate-limits.ts': 'REDIS_URL',
  'start/require-free-port.ts': 'HOST and PORT',
  'supabase/functions/create-checkout/stripe.ts': 'Stripe',
  'supabase/functions/delete-account/handler.ts': 'the project that runs the function',
  'surfaces/auth/http/captcha.ts': 'CAPTCHA_VERIFY_URL',
  'surfaces/auth/identities/oidc-client.ts': 'GOOGLE_ISSUER, OIDC issuers, and their own metadata',
  'surfaces/auth/identities/read-id-token.ts': 'the same metadata',
}

it('reads the whole server', () => {
  expect(server.length).toBeGreaterThan(300)
  expect(pathsOf(PAGES).length).toBeGreaterThan(300)
})

describe('the server', () => {
  it('calls other systems in these files only, at addresses of its settings', () => {
    const clients =
      /\b(?:fetch|createBoundedFetch)\(|from '(?:node:(?:tls|http2|dgram|dns\/promises)|undici|pg|ioredis|nodemailer|openid-client|@aws-sdk\/client-s3)'|createRemoteJWKSet|\bconnect\(|\b(?:http|https)\.request/
    expect(filesWith(server, clients)).toEqual(Object.keys(CALLERS).toSorted())
  })

  it('follows no redirect of a service that it asks for a visitor', () => {
    const services = ['captcha.ts', 'sms-carrier.ts', 'stripe.ts']
    const paths = server.filter((path) => services.some((name) => path.endsWith(`/${name}`)))
    expect(filesWith(paths, /(?:fetch|ask\w+)\([^]*?redirect: 'error'/)).toHaveLength(
      services.length,
    )
  })

  it('starts no command for a request, and runs no text as code', () => {
    const commands = /node:(?:child_process|cluster|vm|worker_threads)'/
    expect(filesWith(server, commands)).toEqual([
      // The operator's `npm run doctor`, and the threads of the embedded database and of the check of files.
      'operator/doctor/check-time-service.ts',
      'platform/database/pglite-thread.ts',
      'platform/database/pglite-worker.ts',
      'surfaces/storage/audio-check/check-thread.ts',
      'surfaces/storage/audio-check/check-worker.ts',
    ])
    expect(filesWith(server, /(?<![.\w])eval\(|new Function\(|import\(\s*[^'"\s]/)).toEqual([])
  })

  it('hashes with these algorithms', () => {
    expect(wordsOf(/createHash\(\s*['"`]?([^'"`)]+)/g)).toEqual(['md5', 'sha224', 'sha256'])
    expect(wordsOf(/createHmac\(\s*['"`]?([^'"`,)]+)/g)).toEqual(['sha256'])
    // The ETag of a file, as S3 has it, and its check when a backup comes back.
    expect(filesWith(server, /createHash\('md5'\)/)).toEqual([
      'operator/backup/read-backup.ts',
      'surfaces/storage/upload/receive-file.ts',
    ])
  })

  it('takes cryptography from these libraries, and chance from the system', () => {
    const libraries =
      /from '((?:node:crypto|jose|@node-rs\/[\w-]+|[\w@/-]*(?:otp|saml|webauthn|bcrypt|argon2|crypto)[\w/-]*))'/g
    expect(wordsOf(libraries)).toEqual([
      '@node-rs/bcrypt',
      '@node-saml/node-saml',
      '@simplewebauthn/server',
      'jose',
      'node:crypto',
      'otpauth',
    ])
    expect(filesWith(server, /Math\.random/)).toEqual([])
  })

  it('believes no certificate that Node does not, and parses HTTP as strictly as Node does', () => {
    const everything = pathsOf(
      /^(?:apps\/server\/(?:src|package)|supabase\/|deploy\/|tools\/entry\/|Dockerfile|compose\.yaml|package\.json)/,
    )
    expect(everything.length).toBeGreaterThan(300)
    expect(
      filesWith(
        everything,
        /rejectUnauthorized|TLS_REJECT_UNAUTHORIZED|insecureHTTPParser|insecure-http-parser/,
      ),
    ).toEqual([])
  })

  it('sets one cookie', () => {
    expect(filesWith(server, /set-cookie|setCookie/i)).toEqual([
      'surfaces/auth/http/browser-cookie.ts',
    ])
  })

  it('is TypeScript and SQL, with no native code of its own', () => {
    expect(pathsOf(/\.(?:c|cc|cpp|h|rs|go|zig|node|wasm|so)$/)).toEqual([])
  })
})

it('a page writes HTML by hand in these files only', () => {
  const html =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|srcdoc/i
  // Articles and drawings of the repository, the scripts that set the theme, who is signed in and the room of the dock, and a place that a page keeps as it came.
  expect(filesWith(pathsOf(PAGES), html)).toEqual([
    'apps/web/app/features/beatboxer/kept-dock.tsx',
    'apps/web/app/features/blog/create-article.tsx',
    'apps/web/app/features/shell/account-controls.tsx',
    'apps/web/app/root.tsx',
    'apps/web/app/ui/art/artwork.tsx',
    'apps/web/app/ui/create-icon.tsx',
    'apps/web/app/ui/kept-place.tsx',
  ])
})
