import { parseArgs } from 'node:util'
import { restoreBackup } from './read-backup.ts'
import { runCommand, say } from '../run-command.ts'

/** `npm run restore -- FILE`, into the empty directory that DATA_DIR names. */
await runCommand(async (config) => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new Error('npm run restore -- FILE: from which file?')
  if (config.databaseUrl !== undefined)
    throw new Error(
      'DATABASE_URL: this site runs on PostgreSQL, which pg_restore fills (docs/guides/operating.md). Leave it empty to restore a backup of an embedded site into DATA_DIR.',
    )
  const files = await restoreBackup(file, config.dataDirectory)
  say(`${config.dataDirectory} is restored, with ${files} files of people`)
})
