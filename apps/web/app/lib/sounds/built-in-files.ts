import { BUILT_IN_BUCKET, type RenderedFile } from '@dhvani/catalogue'
import { seconds } from '@dhvani/units'
import { publicFileUrl } from '#lib/supabase/addresses.ts'

/** @returns the address of a rendered file; a file with other bytes has another version in it */
export const builtInFileUrl = (name: string, version: string): string =>
  `${publicFileUrl(BUILT_IN_BUCKET, name)}?v=${version}`

/** @returns the address of a rendered file and its loop points, as the engine takes them */
export const builtInAudio = ({
  name,
  version,
  loopStart,
  loopEnd,
}: Pick<RenderedFile, 'name' | 'version' | 'loopStart' | 'loopEnd'>) => ({
  url: builtInFileUrl(name, version),
  loop: { start: seconds(loopStart), end: seconds(loopEnd) },
})
