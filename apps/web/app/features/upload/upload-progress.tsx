import { m } from '#messages'

type UploadProgressProps = {
  /** Accessible name. */
  readonly label: string
  readonly share: number | undefined
  readonly isInterrupted?: boolean | undefined
}

/** How far the upload of a file is. */
export const UploadProgress = ({ label, share, isInterrupted }: UploadProgressProps) => (
  <div>
    <progress
      aria-label={label}
      className="upload-progress h-2 w-full"
      {...(share === undefined ? {} : { value: share, max: 1 })}
    />
    <p className="tabular flex justify-between gap-4 text-sm text-ink-soft">
      <span aria-live="polite">{isInterrupted ? m.upload_interrupted() : null}</span>
      <span>
        {share === undefined ? null : m.percent_short({ value: Math.floor(share * 100) })}
      </span>
    </p>
  </div>
)
