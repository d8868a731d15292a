import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'
import { pageLanguage } from '#lib/page/paths.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { SettingsSection } from '../settings-section.tsx'
import type { Progress } from './collect-data.ts'

type Work =
  | { readonly status: 'idle' | 'failed' }
  | { readonly status: 'working'; readonly progress: Progress }
  | {
      readonly status: 'ready'
      readonly url: string
      readonly fileName: string
      readonly bytes: number
      readonly missing: number
    }

const nameOf = (now: Date): string => `dhvani-data-${now.toISOString().slice(0, 10)}.zip`

const sizeOf = (bytes: number): string => {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const value = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000)
  return new Intl.NumberFormat(pageLanguage(), {
    style: 'unit',
    unit,
    maximumSignificantDigits: 3,
  }).format(value)
}

const useExport = () => {
  const [work, setWork] = useState<Work>({ status: 'idle' })
  const abort = useRef<AbortController>(undefined)

  useEffect(() => () => abort.current?.abort(), [])
  useEffect(() => {
    if (work.status !== 'ready') return undefined
    return () => URL.revokeObjectURL(work.url)
  }, [work])

  const start = async () => {
    const controller = new AbortController()
    abort.current = controller
    setWork({ status: 'working', progress: { done: 0, total: 0 } })
    const now = new Date()
    try {
      const { collectData } = await import('./collect-data.ts')
      const { zip, missing } = await collectData({
        now,
        signal: controller.signal,
        onProgress: (progress) => {
          if (!controller.signal.aborted) setWork({ status: 'working', progress })
        },
      })
      if (controller.signal.aborted) return
      const url = URL.createObjectURL(zip)
      setWork({
        status: 'ready',
        url,
        fileName: nameOf(now),
        bytes: zip.size,
        missing: missing.length,
      })
    } catch (error) {
      if (controller.signal.aborted) return
      reportError(error)
      setWork({ status: 'failed' })
    }
  }
  const cancel = () => {
    abort.current?.abort()
    setWork({ status: 'idle' })
  }
  return { work, start, cancel }
}

const Working = ({ progress, onCancel }: { readonly progress: Progress; onCancel(): void }) => (
  <div className="flex flex-wrap items-center gap-3">
    <progress
      aria-label={m.account_export_working()}
      className="h-2.5 min-w-40 grow"
      {...(progress.total > 0 ? { value: progress.done, max: progress.total } : {})}
    />
    <span className="tabular text-sm">
      {progress.total > 0
        ? m.account_export_file({
            count: Math.min(progress.done + 1, progress.total),
            total: progress.total,
          })
        : m.account_export_working()}
    </span>
    <Button look="quiet" onClick={onCancel}>
      {m.account_export_cancel()}
    </Button>
  </div>
)

export const ExportSection = () => {
  const { work, start, cancel } = useExport()
  return (
    <SettingsSection id="data" title={m.account_export_title()} lead={m.account_export_lead()}>
      {work.status === 'failed' ? (
        <p role="alert" className="mb-4 rounded-xl bg-danger-wash px-4 py-3 text-danger">
          {m.account_export_failed()}
        </p>
      ) : null}
      {work.status === 'working' ? <Working progress={work.progress} onCancel={cancel} /> : null}
      {work.status === 'ready' ? (
        <div>
          <output className="block font-semibold">
            {m.account_export_ready({ size: sizeOf(work.bytes) })}
          </output>
          {work.missing > 0 ? (
            <p className="mt-1 text-danger">
              {work.missing === 1
                ? m.account_export_missing_one()
                : m.account_export_missing({ count: work.missing })}
            </p>
          ) : null}
          <a href={work.url} download={work.fileName} className={`mt-3 ${buttonClasses()}`}>
            <Download aria-hidden size={18} />
            {m.account_export_download()}
          </a>
        </div>
      ) : null}
      {work.status === 'idle' || work.status === 'failed' ? (
        <Button look="secondary" onClick={() => void start()}>
          <Download aria-hidden size={18} />
          {m.account_export_start()}
        </Button>
      ) : null}
    </SettingsSection>
  )
}
