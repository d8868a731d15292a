import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { getBeatbox, useBeatbox } from '#lib/beats/beatbox.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { secondsOf } from '#lib/beats/render-beat.ts'
import { fileOf, nameOfStage } from './file-names.ts'
import { FileActions } from './file-actions.tsx'

const LENGTHS = [4, 8, 16, 32] as const

type Work =
  | { readonly status: 'choosing' }
  | { readonly status: 'working'; readonly share: number }
  | { readonly status: 'ready'; readonly file: File; readonly url: string }
  | { readonly status: 'failed' }

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const useExport = () => {
  const [work, setWork] = useState<Work>({ status: 'choosing' })
  const abort = useRef<AbortController>(undefined)

  useEffect(() => () => abort.current?.abort(), [])
  useEffect(() => {
    if (work.status !== 'ready') return undefined
    return () => URL.revokeObjectURL(work.url)
  }, [work])

  const start = async (bars: number) => {
    const controller = new AbortController()
    abort.current = controller
    setWork({ status: 'working', share: 0 })
    try {
      const blob = await getBeatbox().exportWav({
        bars,
        signal: controller.signal,
        onProgress: (share) => setWork({ status: 'working', share }),
      })
      const file = fileOf(blob, nameOfStage())
      setWork({ status: 'ready', file, url: URL.createObjectURL(file) })
    } catch (error) {
      if (isAborted(error)) return
      reportError(error)
      setWork({ status: 'failed' })
    }
  }
  const cancel = () => {
    abort.current?.abort()
    setWork({ status: 'choosing' })
  }
  return { work, start, cancel }
}

/** Makes a WAV file of the beat, from the same events that the listener hears. */
export const ExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const tempo = useBeatbox((stage) => stage.tempo)
  const [bars, setBars] = useState<number>(LENGTHS[1])
  const { work, start, cancel } = useExport()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={m.beat_export_title()}
      description={m.beat_export_text()}
      closeLabel={m.close()}
    >
      {work.status === 'ready' ? (
        <div>
          <output className="block font-semibold">{m.beat_export_ready()}</output>
          <FileActions file={work.file} url={work.url} />
        </div>
      ) : (
        <>
          <fieldset disabled={work.status === 'working'}>
            <legend className="font-semibold">{m.beat_export_length()}</legend>
            <div className="mt-1.5 grid grid-cols-2 gap-2">
              {LENGTHS.map((count) => (
                <label
                  key={count}
                  className="flex min-h-11 items-center gap-2 rounded-xl border border-line px-3 has-checked:border-terracotta has-checked:bg-terracotta-wash"
                >
                  <input
                    type="radio"
                    name="bars"
                    checked={bars === count}
                    onChange={() => setBars(count)}
                  />
                  <span className="tabular">
                    {m.beat_export_bars({ count, seconds: Math.round(secondsOf(count, tempo)) })}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          {work.status === 'failed' ? (
            <p role="alert" className="mt-3 rounded-xl bg-danger-wash px-4 py-3 text-danger">
              {m.beat_export_failed()}
            </p>
          ) : null}
          {work.status === 'working' ? (
            <div className="mt-4 flex items-center gap-3">
              <progress
                aria-label={m.beat_export_progress()}
                value={work.share}
                max={1}
                className="h-2.5 grow"
              />
              <span className="tabular w-12 text-right text-sm">
                {m.percent_short({ value: Math.round(work.share * 100) })}
              </span>
              <Button look="quiet" onClick={cancel}>
                {m.beat_cancel()}
              </Button>
            </div>
          ) : (
            <Button className="mt-4 w-full" onClick={() => void start(bars)}>
              {m.beat_export_start()}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
