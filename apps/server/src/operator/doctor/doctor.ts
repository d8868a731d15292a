import { parseArgs } from 'node:util'
import { inspectStorage, mendStorage } from './inspect-storage.ts'
import { runCommand, say, withStorage } from '../run-command.ts'

/** `npm run doctor [-- --mend]`: compares files and rows. */
await runCommand(async (config) => {
  const { values } = parseArgs({ options: { mend: { type: 'boolean', default: false } } })
  await withStorage(config, async (context) => {
    const found = await inspectStorage(context)
    for (const { bucketId, name } of found.withoutBytes)
      say(`a row without its file: ${bucketId}/${name}`)
    for (const key of found.strayFiles) say(`a file that no row names: ${key}`)
    for (const { id, name } of found.soundsWithoutFile)
      say(`a sound without its file: ${name} (${id})`)
    const problems =
      found.withoutBytes.length + found.strayFiles.length + found.soundsWithoutFile.length
    say(`${found.objects} files looked at, ${problems} ${problems === 1 ? 'problem' : 'problems'}`)
    if (problems === 0) return
    if (values.mend) {
      await mendStorage(context, found)
      say('mended')
    } else {
      say('Run it with --mend to remove rows without files and files without rows.')
      process.exitCode = 1
    }
  })
})
