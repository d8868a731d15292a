import { m } from '#messages'
import { saveFile } from '#lib/page/save-file.ts'
import { showToast } from '#lib/notices/toasts.ts'

/** How long a recording whose page was left can be kept, in milliseconds. */
const OFFERED_MS = 60_000

/** Offers the file of a recording whose page was left: a performance cannot be repeated. */
export const offerRecording = (file: File): void => {
  showToast({
    title: m.beat_recorded(),
    description: m.beat_record_left(),
    duration: OFFERED_MS,
    action: { label: m.beat_export_download(), onAction: () => saveFile(file, file.name) },
  })
}
