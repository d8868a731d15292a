import { m } from '#messages'
import { Dialog } from '#ui/dialog.tsx'
import { SleepControls } from './sleep-controls.tsx'

/** The sleep timer on every page, from the dock. */
export const SleepDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog open onOpenChange={onClose} title={m.sleep_title()} closeLabel={m.close()}>
    <SleepControls onNight={onClose} />
  </Dialog>
)
