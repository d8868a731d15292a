/**
 * Texts that are fixed to the letter (docs/contract/product.md §5, §6, §8) and that validation or the
 * server produces. Texts that only a screen shows are in apps/web/messages.
 */
export const FIXED_TEXTS = {
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
