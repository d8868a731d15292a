import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { HERO_PICTURES } from '../app/features/hero/pictures.ts'
import { READY_MIX_PICTURES } from '../app/features/mixes/ready-mix-pictures.ts'
import { drawThemedArtworkFile } from '../app/ui/art/draw-artwork.ts'

const OUTPUT = fileURLToPath(new URL('../app/pictures', import.meta.url))

/** Draws the pictures of Home into files, so that Home loads no drawing code. */
export const drawPictures = async (): Promise<void> => {
  await mkdir(OUTPUT, { recursive: true })
  for (const picture of HERO_PICTURES)
    await writeFile(`${OUTPUT}/hero-${picture.seed}.svg`, drawThemedArtworkFile(picture))
  for (const [id, picture] of Object.entries(READY_MIX_PICTURES))
    await writeFile(`${OUTPUT}/mix-${id}.svg`, drawThemedArtworkFile({ seed: id, ...picture }))
}
