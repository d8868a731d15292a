/**
 * Texts that are fixed to the letter and that validation or servers produce too
 * (docs/contract/product.md §5, §8). Texts that only a screen shows are in the web app's message catalogue.
 */
export const SPEC_MESSAGES = {
  noFile: 'No file provided',
  fileTooLarge: 'File size must be less than 50MB',
  invalidTypeInDialog: 'Please select a valid audio file (MP3, WAV, OGG, AAC, M4A)',
  invalidTypeOnUpload: 'File must be a valid audio format (MP3, WAV, OGG, AAC, M4A)',
  invalidExtension: 'Invalid file extension',
  nameRequired: 'Sound name is required',
  nameTooLong: 'Sound name must be less than 100 characters',
  descriptionTooLong: 'Description must be less than 500 characters',
  notAuthenticated: 'User not authenticated',
  soundNotFound: 'Sound not found',
  uploadFailed: 'Failed to upload file',
  metadataFailed: 'Failed to save sound metadata',
  deleteFailed: 'Failed to delete sound',
  listFailed: 'Failed to fetch sounds',
  uploadFallback: 'Upload failed. Please try again.',
  noCheckoutUrl: 'No checkout URL received',
} as const

/** The check of the file before a preview has failed. */
export const cannotAccess = (soundName: string): string =>
  `Cannot access ${soundName}. File may not exist in storage.`

/** The audio could not be loaded or decoded. */
export const failedToLoad = (soundName: string): string => `Failed to load ${soundName}.`
