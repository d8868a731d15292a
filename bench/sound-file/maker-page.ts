import { requireBuiltIn } from '../choose-sounds.ts'
import { saveMixdown } from '../../apps/web/app/lib/sounds/mixdown/save-mixdown.ts'

const NAME = 'bench.ogg'
/** Any hour gives its own file. */
const HOUR = { seed: 501 }

/** Makes a file of sounds as the site does, and puts it to the server. */
export const make = async (ids: readonly string[], seconds: number) => {
  const tracks = ids.map(() => ({ gain: 0.25, source: { kind: 'periods' } as const }))
  const made = new Map(
    ids.map((id, track) => [track, { sound: requireBuiltIn(id), setting: {} }] as const),
  )
  const result = await saveMixdown(
    {
      tracks,
      made,
      hour: HOUR,
      seconds,
      destination: { kind: 'kept', name: NAME },
      tags: { title: 'Bench', seed: HOUR.seed, link: location.href },
    },
    { onProgress: () => undefined, signal: new AbortController().signal },
  )
  const directory = await navigator.storage.getDirectory()
  const body = await (await directory.getFileHandle(NAME)).getFile()
  await fetch('/file', { method: 'PUT', body })
  return result
}
