/** The file is no backup that can be restored here. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
