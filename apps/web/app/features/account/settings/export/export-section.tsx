import { Download } from '#icons'
import { m } from '#messages'
import { isUnreached } from '#lib/network/no-answer.ts'
import { loadPart } from '#lib/code/load-part.ts'
import { unreachedText } from '#lib/network/unreached-text.ts'
import { useFileCreation } from '#lib/page/use-file-creation.ts'
import { useWhenOnline } from '#lib/network/online.ts'
import { formatLanguage } from '#lib/language/say.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { SettingsSection } from '../settings-section.tsx'
import type { ExportOptions, ExportProgress } from './collect-data.ts'

const nameOf = (now: Date): string => `dhvani-data-${now.toISOString().slice(0, 10)}.zip`

const sizeOf = (bytes: number): string => {
  const unit = bytes < 1_000_000 ? 'kilobyte' : 'megabyte'
  const value = bytes / (unit === 'kilobyte' ? 1000 : 1_000_000)
  return new Intl.NumberFormat(formatLanguage(), {
    style: 'unit',
    unit,
    maximumSignificantDigits: 3,
  }).format(value)
}

const packData = async ({ signal, onProgress }: Pick<ExportOptions, 'signal' | 'onProgress'>) => {
  const now = new Date()
  const { collectData } = await loadPart(() => import('./collect-data.ts'))
  const { zip, missing } = await collectData({ now, signal, onProgress })
  return { file: new File([zip], nameOf(now), { type: zip.type }), missing: missing.length }
}

const Working = ({
  progress,
  onCancel,
}: {
  readonly progress: ExportProgress
  onCancel(): void
}) => (
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
  const { work, start, cancel } = useFileCreation<
    ExportProgress,
    Awaited<ReturnType<typeof packData>>
  >()
  const isUnreachable = work.status === 'failed' && isUnreached(work.error)
  useWhenOnline(isUnreachable, cancel)
  const handleStart = () => void start({ firstProgress: { done: 0, total: 0 }, make: packData })
  return (
    <SettingsSection id="data" title={m.account_export_title()} lead={m.account_export_lead()}>
      {isUnreachable ? (
        <div className="mb-4">
          <UnreachedNotice unreached={{ text: unreachedText(), again: handleStart }} />
        </div>
      ) : null}
      {work.status === 'failed' && !isUnreachable ? (
        <p role="alert" className="mb-4 rounded-xl bg-danger-wash px-4 py-3 text-danger">
          {m.account_export_failed()}
        </p>
      ) : null}
      {work.status === 'working' ? <Working progress={work.progress} onCancel={cancel} /> : null}
      {work.status === 'ready' ? (
        <div>
          <output className="block font-semibold">
            {m.account_export_ready({ size: sizeOf(work.file.size) })}
          </output>
          {work.missing > 0 ? (
            <p className="mt-1 text-danger">
              {work.missing === 1
                ? m.account_export_missing_one()
                : m.account_export_missing({ count: work.missing })}
            </p>
          ) : null}
          <a href={work.url} download={work.file.name} className={`mt-3 ${buttonClasses()}`}>
            <Download size={18} />
            {m.account_export_download()}
          </a>
        </div>
      ) : null}
      {work.status === 'idle' || work.status === 'failed' ? (
        <Button look="secondary" onClick={handleStart}>
          <Download size={18} />
          {m.account_export_start()}
        </Button>
      ) : null}
    </SettingsSection>
  )
}
