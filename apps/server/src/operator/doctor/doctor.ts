import { parseArgs } from 'node:util'
import { runCommand, say, withStorage } from '../run-command.ts'
import { examineInside } from './examine-inside.ts'
import { examineOutside } from './examine-outside.ts'
import { problem, reasonOf, type Finding } from './finding.ts'
import { inspectStorage, mendStorage } from './inspect-storage.ts'

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
