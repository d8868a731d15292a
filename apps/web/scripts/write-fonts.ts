/** A thread of `generate.ts`. */
import { buildFonts } from './build-fonts.ts'

await buildFonts()
