import { parseArgs } from 'node:util'
import { runCommand, say } from '../run-command.ts'
import { writeBackup } from './write-backup.ts'

/** `npm run backup -- FILE` */
await runCommand(async (config) => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new Error('npm run backup -- FILE: where should it go?')
  const wasRunning = await writeBackup(config, file)
  say(`${file} is written${wasRunning ? ', while the site went on running' : ''}`)
})
