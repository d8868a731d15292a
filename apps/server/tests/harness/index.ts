export { PUBLISHABLE_KEY, publicUrl } from './addresses.ts'
export { createStillClock, createTestClock, type TestClock } from './test-clock.ts'
export { startDeno } from './deno.ts'
export { freePort } from './free-port.ts'
export { startOpenIdProvider, type OpenIdProvider, type OpenIdPerson } from './open-id-provider.ts'
export { startPostgres, type Postgres } from './postgres.ts'
export { openApp, type OpenApp } from './open-app.ts'
export { startNginx } from './nginx.ts'
export { recordStatements } from './record-statements.ts'
export { startProxy, type Proxy } from './start-proxy.ts'
export { startRedis, type Redis } from './redis.ts'
export { startRelease, type Release } from './start-release.ts'
export { startS3, type S3 } from './s3.ts'
export { startServerProcess, type ServerProcess } from './server-process.ts'
export { startSmtp, type Smtp } from './smtp.ts'
export {
  startTestServer,
  type Mail,
  type TestServer,
  type TestServerOptions,
} from './test-server.ts'
export { createDataDirectory } from './templates.ts'
export { openTemplateDatabase } from './embedded-database.ts'
export { createWavFile } from './wav-file.ts'
export { call, refusal, SESSION_ENDED, type RawAnswer } from './call.ts'
export { fetchOf, followRedirects, type CookieJar } from './follow-redirects.ts'
export {
  amrOf,
  aPerson,
  aPersonInBrowser,
  aStalePerson,
  codeIn,
  ELEVEN_MINUTES,
  linkIn,
  linkTokenIn,
  newEmail,
  OWN_TOKEN,
  PASSWORD,
  proveSession,
  reauthenticationCode,
  refresh,
  tokenPart,
  userOf,
  wrongCode,
  type Person,
} from './people.ts'
