import { useEffect, useRef, useState } from 'react'
import { Download, Share2 } from 'lucide-react'
import { m } from '#messages'
import { getBeatbox, useBeatbox } from '#lib/beatbox.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { fileNameOf, nameOfStage, secondsOf } from './wav-file.ts'

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
      const file = new File([blob], fileNameOf(nameOfStage()), { type: 'audio/wav' })
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

type ReadyProps = { readonly file: File; readonly url: string }

const Ready = ({ file, url }: ReadyProps) => {
  const canSend = 'canShare' in navigator && navigator.canShare({ files: [file] })
  const handleSend = () => {
    navigator.share({ files: [file], title: m.beat_title() }).catch((error: unknown) => {
      if (!isAborted(error)) reportError(error)
    })
  }
  return (
    <div>
      <output className="block font-semibold">{m.beat_export_ready()}</output>
      <div className="mt-3 flex flex-col gap-2 sm:flex-row">
        <a href={url} download={file.name} className={classNames(buttonClasses(), 'grow')}>
          <Download aria-hidden size={18} />
          {m.beat_export_download()}
        </a>
        {canSend ? (
          <Button look="secondary" className="grow" onClick={handleSend}>
            <Share2 aria-hidden size={18} />
            {m.beat_export_send()}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

/** Makes a WAV of the beat, with progress; the same events as are heard. */
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
        <Ready file={work.file} url={work.url} />
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
