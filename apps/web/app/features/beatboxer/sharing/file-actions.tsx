import { Download, Share2 } from '#icons'
import { m } from '#messages'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

const isCalledOff = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

type FileActionsProps = {
  readonly file: File
  readonly url: string
  /** Text of the download link, where there are several. */
  readonly label?: string
}

/** Downloads the file, or sends it to another app where the device can. */
export const FileActions = ({ file, url, label = m.beat_export_download() }: FileActionsProps) => {
  const canSend = 'canShare' in navigator && navigator.canShare({ files: [file] })
  const handleSend = () => {
    navigator.share({ files: [file], title: m.beat_title() }).catch((error: unknown) => {
      if (!isCalledOff(error)) reportError(error)
    })
  }
  return (
    <div className="mt-3 flex flex-col gap-2 sm:flex-row">
      <a href={url} download={file.name} className={classNames(buttonClasses(), 'grow')}>
        <Download size={18} />
        <span>{label}</span>
      </a>
      {canSend ? (
        <Button look="secondary" className="grow" onClick={handleSend}>
          <Share2 size={18} />
          {m.beat_export_send()}
        </Button>
      ) : null}
    </div>
  )
}
