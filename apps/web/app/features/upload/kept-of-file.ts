/** What this device keeps until a file that was made of it is sent. */
type Kept = {
  readonly forget: () => Promise<void>
  /** Whether it also ends when the listener takes the file out of the dialog. */
  readonly isOfDialog: boolean
  /** Called when the listener takes the file out of the dialog, and what is kept goes on without it. */
  readonly release?: () => void
}

const kept = new WeakMap<File, Kept>()

export const noteKept = (file: File, what: Kept): void => {
  kept.set(file, what)
}

/** A file that was made of another one stands for what is kept of it. */
export const passKeptOn = (from: File, to: File): void => {
  const what = kept.get(from)
  if (what) kept.set(to, what)
}

export const forgetWhenSent = (file: File): void => {
  kept.get(file)?.forget().catch(reportError)
}

/** @returns whether something ended that the device kept */
export const forgetWhenRemoved = (file: File): boolean => {
  const what = kept.get(file)
  const isForgotten = what?.isOfDialog === true
  if (isForgotten) forgetWhenSent(file)
  else what?.release?.()
  return isForgotten
}
