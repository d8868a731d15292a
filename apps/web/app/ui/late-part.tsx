import { createElement, lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { isOnline } from '#lib/network/online.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { replayEarlyPresses } from '#lib/page/early-presses.ts'
import type { Again } from './missing-part.tsx'
import { PartBoundary } from './part-boundary.tsx'

type LatePartOptions<Props> = {
  /** Shown when the part could not be loaded. */
  readonly missing?: ComponentType<Props & { readonly again: Again }>
  /** Shown until the part arrives. With `'page'` the navigation waits for it. */
  readonly waiting?: ComponentType<Props> | 'page'
}

type LatePart<Props> = ComponentType<Props> & {
  /** Fetches the code before it is needed. When that fails, the first use tries again. */
  readonly prepare: () => void
}

const nothing = () => null

/** Stands behind a part: its effect comes once the part is hydrated. */
const Replay = () => {
  'use no memo' // It would take more code than it saves.
  useEffect(replayEarlyPresses, [])
  return null
}

/**
 * A component whose code arrives later: the one way to have one (the lint rule `dhvani/late-parts`).
 * When the code does not arrive, or fails, it fails alone, and tries again when the browser is online
 * again. A decoration has no `missing`: it stays away.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { missing = nothing, waiting = nothing }: LatePartOptions<NoInfer<Props>> = {},
): LatePart<Props> => {
  let wasOffline = false
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await loadPart(load, { isTold: true }) }
      } catch (error) {
        wasOffline = !isOnline()
        throw error
      }
    })
  let current = begin()
  const firstTry = () => ({ Part: current, isAgain: false })
  const nextTry = () => ({ Part: current, isAgain: true })

  const Late = (props: Props) => {
    'use no memo' // It would take more code than it saves.
    const [{ Part, isAgain }, setTry] = useState(firstTry)
    const part = createElement(Part, props)
    const missingPlace = (again: Again) => createElement(missing, { ...props, again })
    const place =
      isAgain || waiting === 'page' ? missingPlace(undefined) : createElement(waiting, props)
    return (
      <PartBoundary
        missing={missingPlace}
        onFail={() => {
          // React keeps what failed, so the next to be shown begins anew. It must not do so earlier: a
          // page that waits for the part would begin again for ever.
          if (Part === current) current = begin()
          return wasOffline
        }}
        onAgain={() => setTry(nextTry)}
      >
        {waiting === 'page' && !isAgain ? (
          part
        ) : (
          <Suspense fallback={place}>
            {part}
            <Replay />
          </Suspense>
        )}
      </PartBoundary>
    )
  }
  return Object.assign(Late, { prepare: () => void load().catch(nothing) })
}
