import { parseArgs } from 'node:util'
import { moveUp } from './move-up.ts'
import { runCommand, say } from '../run-command.ts'

/** `npm run migrate:up-scale`: from the data directory to DATABASE_URL and S3_*. */
await runCommand(async (config) => {
  parseArgs()
  const { tables, rows, files } = await moveUp(config)
  say(`${rows} rows of ${tables} tables and ${files} files are copied and compared.`)
  if (!config.s3) say('Files stay in DATA_DIR: set S3_* to move them too.')
  say('Start the server with the same settings, and with SERVICE_KEY as in DATA_DIR/service-key.')
})
