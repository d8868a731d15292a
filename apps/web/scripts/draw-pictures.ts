import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { HERO_PICTURES } from '../app/features/hero/pictures.ts'
import { READY_MIX_PICTURES } from '../app/features/mixes/ready-mix-pictures.ts'
import { drawThemedArtworkFile } from '../app/ui/art/draw-artwork.ts'

const OUTPUT = fileURLToPath(new URL('../app/pictures', import.meta.url))

/** A ghat at night, for the page of unknown addresses. */
const LOST = {
  seed: 'lost',
  motif: 'night-sky',
  palette: 'neel',
  // The moon is within the page's arch.
  frame: { x: 334, y: 0, width: 866, height: 630 },
} as const

/** Draws the pictures of Home and of unknown addresses into files, so that they load no drawing code. */
export const drawPictures = async (): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  for (const picture of HERO_PICTURES)
    await writeFile(`${OUTPUT}/hero-${picture.seed}.svg`, drawThemedArtworkFile(picture))
  await writeFile(`${OUTPUT}/lost.svg`, drawThemedArtworkFile(LOST))
  for (const [id, picture] of Object.entries(READY_MIX_PICTURES))
    await writeFile(`${OUTPUT}/mix-${id}.svg`, drawThemedArtworkFile({ seed: id, ...picture }))
}
