/** The browser has begun to read a file by then, in milliseconds. */
const READ_WITHIN_MS = 60_000

/** Gives a file to the browser to keep. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS)
}
