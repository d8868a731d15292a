import { useEffect, useRef, useState } from 'react'
import { findRaga } from '@dhvani/riyaz'
import { m } from '#messages'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { RagaFacts } from './raga-facts.tsx'
import { SaSearch } from './sa-search.tsx'
import { ScaleField } from './scale-field.tsx'
import { scaleName } from './scale-words.ts'
import { startSur, SUR_BEGINS, type Sur } from './start-sur.ts'
import type { SurRun } from './sur-panel.tsx'
import { endText, troubleText } from './sur-words.ts'

/** Listens from the first render on. The component that goes lets the microphone go. */
const useSur = (onRun: (run: SurRun) => void) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [sur, setSur] = useState<Sur>()
  const [state, setState] = useState(SUR_BEGINS)

  useEffect(() => {
    if (!canvas.current) return undefined
    const scope = new AbortController()
    const started = startSur(
      canvas.current,
      (end) => onRun({ isOn: false, problem: endText(end) }),
      scope.signal,
    )
    const release = holdPageWhile(() => true)
    const end = started.state.subscribe(() => setState(started.state.getSnapshot()))
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- it holds a microphone, so rendering may not create it
    setSur(started)
    return () => {
      end()
      release()
      scope.abort()
    }
  }, [onRun])

  return { canvas, sur, state }
}

/** The voice on its rails, and what it sings in words. */
export const SurMeter = ({ onRun }: { readonly onRun: (run: SurRun) => void }) => {
  const { canvas, sur, state } = useSur(onRun)
  const { scale } = useRiyazSettings()
  const raga = findRaga(scale)
  const { isHeard, shown, spoken, trouble, search } = state
  return (
    <div className="flex flex-col gap-4">
      {isHeard ? null : <p>{m.record_asking()}</p>}
      {trouble ? (
        <p role="alert" className="font-semibold">
          {troubleText(trouble)}
        </p>
      ) : null}
      <p aria-hidden className="min-h-[1.3em] font-display text-3xl leading-tight">
        {shown === '' ? <span className="text-ink-soft">{m.riyaz_sur_nobody()}</span> : shown}
      </p>
      <p aria-live="polite" className="sr-only">
        {spoken}
      </p>
      <figure className="flex flex-col gap-1">
        <canvas
          ref={canvas}
          aria-hidden
          className="h-80 w-full rounded-xl border border-line bg-surface"
        />
        <figcaption className="text-sm text-ink-soft">
          {m.riyaz_sur_line({ scale: scaleName(scale) })}
        </figcaption>
      </figure>
      <div className="grid items-end gap-x-6 gap-y-4 sm:grid-cols-2">
        <ScaleField scale={scale} />
        {sur && isHeard ? <SaSearch search={search} sur={sur} /> : null}
      </div>
      {raga ? <RagaFacts raga={raga} /> : null}
      <p className="text-sm text-ink-soft">{m.riyaz_sur_hint()}</p>
    </div>
  )
}
