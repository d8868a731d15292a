/** Generates the files that the build and the type checker read and that git ignores. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compile } from '@inlang/paraglide-js'
import { COMPILER_OPTIONS, updateProjectLocales } from '../vite/messages-project.ts'
import { buildFonts } from './build-fonts.ts'
import { drawPictures } from './draw-pictures.ts'
import { buildReading } from './reading/build-reading.ts'

updateProjectLocales()
await compile(COMPILER_OPTIONS)
await buildFonts()
await drawPictures()
await buildReading()
// The build of pages reads no types.
if (!process.argv.includes('--no-types'))
  execFileSync('react-router', ['typegen'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  })
