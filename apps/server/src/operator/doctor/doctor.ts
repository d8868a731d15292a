import { parseArgs } from 'node:util'
import { runCommand, say, withStorage } from '../run-command.ts'
import { examineInside } from './examine-inside.ts'
import { problem, reasonOf, type Finding, ok } from './finding.ts'
import { inspectStorage, mendStorage } from './inspect-storage.ts'
import { resolveMx, resolveTxt } from 'node:dns/promises'
import type { Config } from '#platform/config.ts'
import { isLoopbackHost } from '#platform/loopback.ts'
import { checkAddress } from './check-address.ts'
import { checkCertificate } from './check-certificate.ts'
import { checkDisk } from './check-disk.ts'
import { checkMail } from './check-mail.ts'
import { checkTimeService } from './check-time-service.ts'

/** The machine and what the site looks like from outside. */
const examineOutside = async (config: Config): Promise<Finding[]> => {
  const url = new URL(config.publicUrl)
  const now = () => new Date()
  const visitors = isLoopbackHost(url.hostname)
    ? [ok('address: PUBLIC_URL is this machine; no listener comes from outside')]
    : await checkAddress(config.publicUrl, now)
  const certificate = url.protocol === 'https:' ? [await checkCertificate(url, now())] : []
  return [
    await checkDisk(config.dataDirectory),
    ...(await checkTimeService()),
    ...(await checkMail(config, { resolveMx, resolveTxt })),
    ...visitors,
    ...certificate,
  ]
}

const MARKS: Readonly<Record<Finding['level'], string>> = {
  ok: 'ok      ',
  warning: 'warning ',
  problem: 'PROBLEM ',
}

/**
 * `npm run doctor`: the site from inside and outside, while it runs too. With `-- --mend` it removes rows
 * without files and files without rows; on the embedded database the server must be stopped for that.
 */
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { mend: { type: 'boolean', default: false } } })
  if (values.mend) {
    await withStorage(config, async (context) =>
      mendStorage(context, await inspectStorage(context)),
    )
    say('mended')
  }
  const inside = await examineInside(config).catch((error: unknown) => [
    problem(`database and files: ${reasonOf(error)}`),
  ])
  const findings = [...inside, ...(await examineOutside(config))]
  for (const { level, text } of findings) say(`${MARKS[level]}${text}`)
  if (findings.every(({ level }) => level !== 'problem')) return
  say('docs/guides/operating.md says more, under “When an alert fires”.')
  process.exitCode = 1
})
