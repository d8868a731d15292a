import { runCommand, say } from '../run-command.ts'
import { writeBackup } from './write-backup.ts'

/** `npm run backup -- FILE` */
await runCommand(async (config) => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new Error('npm run backup -- FILE: where should it go?')
  const wasRunning = await writeBackup(config, file)
  say(`${file} is written${wasRunning ? ', while the site went on running' : ''}`)
})
