import { BUILT_IN_BUCKET, type RenderedFile } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { publicFileUrl } from '#lib/supabase/addresses.ts'

/** @returns the address of a rendered file; another render of it has another version and address */
export const builtInFileUrl = (name: string, version: string): string =>
  `${publicFileUrl(BUILT_IN_BUCKET, name)}?v=${version}`

/** @returns where the engine fetches a rendered file, and between which points it loops */
export const builtInAudio = ({
  name,
  version,
  loopStart,
  loopEnd,
}: Pick<RenderedFile, 'name' | 'version' | 'loopStart' | 'loopEnd'>) => ({
  url: builtInFileUrl(name, version),
  loop: { start: seconds(loopStart), end: seconds(loopEnd) },
})
