/** Generates the files that the build and the type checker read and that git ignores. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeIcons } from '../vite/write-icons.ts'
import { writeMessages } from '../vite/write-messages.ts'
import { buildFonts } from './build-fonts.ts'
import { drawPictures } from './draw-pictures.ts'
import { buildReading } from './reading/build-reading.ts'

writeMessages()
writeIcons()
await buildFonts()
await drawPictures()
await buildReading()
// The build of pages reads no types.
if (!process.argv.includes('--no-types'))
  execFileSync('react-router', ['typegen'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  })
