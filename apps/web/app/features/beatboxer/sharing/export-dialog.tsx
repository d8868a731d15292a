import { useState } from 'react'
import { m } from '#messages'
import { loadPart } from '#lib/code/load-part.ts'
import { getBeatbox, useBeatbox } from '#lib/listening/beatbox.ts'
import { useFileCreation } from '#lib/page/use-file-creation.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { barsToSeconds } from '#lib/beats/bar-length.ts'
import { stageName } from '../stage-name.ts'
import { FileActions } from './file-actions.tsx'
import { fileOf } from './file-names.ts'

const LENGTHS = [4, 8, 16, 32] as const

/** Makes a WAV file of the beat, from the same events that the listener hears. */
export const ExportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const tempo = useBeatbox((stage) => stage.tempo)
  const [bars, setBars] = useState<number>(LENGTHS[1])
  const { work, start, cancel } = useFileCreation<number, { readonly file: File }>()
  const handleStart = () =>
    void start({
      firstProgress: 0,
      make: async (options) => {
        const { levelLoop } = await loadPart(() => import('#lib/sounds/mixdown/level-loop.ts'))
        const wav = await getBeatbox().exportWav({
          bars,
          ...options,
          finish: (channels, sampleRate) => levelLoop(channels, sampleRate, options.signal),
        })
        return { file: fileOf(wav, stageName()) }
      },
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
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
                    {m.beat_export_bars({
                      count,
                      seconds: Math.round(barsToSeconds(count, tempo)),
                    })}
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
                value={work.progress}
                max={1}
                className="h-2.5 grow"
              />
              <span className="tabular w-[3rem] text-end text-sm">
                {m.percent_short({ value: Math.round(work.progress * 100) })}
              </span>
              <Button look="quiet" onClick={cancel}>
                {m.beat_cancel()}
              </Button>
            </div>
          ) : (
            <Button className="mt-4 w-full" onClick={handleStart}>
              {m.beat_export_start()}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
