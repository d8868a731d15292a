import { restoreBackup } from './read-backup.ts'
import { runCommand, say } from '../run-command.ts'

/** `npm run restore -- FILE`, into the empty directory that DATA_DIR names. */
await runCommand(async (config) => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('npm run restore -- FILE: from which file?')
  const files = await restoreBackup(file, config.dataDirectory)
  say(`${config.dataDirectory} is restored, with ${files} files of people`)
})
