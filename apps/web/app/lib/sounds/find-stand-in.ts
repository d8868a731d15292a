import type { Engine, GiveStandIn } from '@dhvani/audio-engine'
import { sounds } from 'virtual:sound-manifest'
import { loadPart } from '#lib/code/load-part.ts'
import { builtInFileUrl } from './built-in-files.ts'
import { findHead, type Head } from './head-of-file.ts'

/** @returns the head of a small file, by its address; a recording has none, because nothing could follow it */
const findHeadAt = (url: string): Head | undefined => {
  const found = Object.values(sounds).find(
    ({ small, credit }) => !credit && url === builtInFileUrl(small.name, small.version),
  )
  return found && findHead(found.small)
}

/**
 * Finds what plays in place of a file: its head, where the listener saves data, and a short period made on
 * the device, where no server is reached. Whole periods follow both.
 */
export const findStandIn = async (
  engine: Engine,
  ...[source, sampleRate, reason]: Parameters<GiveStandIn>
): ReturnType<GiveStandIn> => {
  const head = reason === undefined ? findHeadAt(source.url) : undefined
  if (reason === undefined && !head) return undefined
  // `loadPart` told the log of code that did not arrive. The file is asked for, or is missing as it is.
  const part = await loadPart(() => import('./make-stand-in.ts'), { isTold: true }).catch(
    () => undefined,
  )
  return part?.makeStandIn(engine, source, sampleRate, head ?? { reason })
}
