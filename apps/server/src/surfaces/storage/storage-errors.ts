/** What the storage service refuses with (docs/contract/storage.md §1). */
export class StorageError extends Error {
  override readonly name = 'StorageError'
  /** The real status, which upstream says in the body only. */
  readonly statusCode: number
  readonly error: string
  readonly code: string
  /** When the caller may ask again. */
  readonly retryAfterSeconds: number | undefined
  constructor(
    statusCode: number,
    code: string,
    error: string,
    message: string,
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
    this.statusCode = statusCode
    this.code = code
    this.error = error
  }
}

const duplicate = (code: string) => () =>
  new StorageError(409, code, 'Duplicate', 'The resource already exists')

export const storageErrors = {
  noSuchBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noSuchKey: () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found'),
  keyExists: duplicate('KeyAlreadyExists'),
  bucketExists: duplicate('BucketAlreadyExists'),
  resourceExists: duplicate('ResourceAlreadyExists'),
  tooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'Payload too large',
      'The object exceeded the maximum allowed size',
    ),
  typeNotSupported: (type: string) =>
    new StorageError(
      415,
      'InvalidMimeType',
      'invalid_mime_type',
      `mime type ${type} is not supported`,
    ),
  /** The bytes are not of the named type; `message` is from docs/contract/product.md §5. */
  notAudio: (message: string) =>
    new StorageError(415, 'InvalidMimeType', 'invalid_mime_type', message),
  invalidExtension: (message: string) =>
    new StorageError(400, 'InvalidRequest', 'Invalid Input', message),
  invalidKey: (key: string) =>
    new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`),
  invalidBucketName: () =>
    new StorageError(400, 'InvalidBucketName', 'Invalid Input', 'Bucket name invalid'),
  policyRefuses: () =>
    new StorageError(
      403,
      'AccessDenied',
      'Unauthorized',
      'new row violates row-level security policy',
    ),
  accessDenied: (message = 'Access denied'): StorageError =>
    new StorageError(403, 'AccessDenied', 'Unauthorized', message),
  /** Also for a session that has ended: the client has to renew its token, which is then refused. */
  expiredToken: (): StorageError =>
    storageErrors.accessDenied('"exp" claim timestamp check failed'),
  invalidRange: () =>
    new StorageError(416, 'InvalidRange', 'invalid_range', 'invalid range provided'),
  bucketNotEmpty: () =>
    new StorageError(
      409,
      'ResourceNotEmpty',
      'ResourceNotEmpty',
      'The bucket you tried to delete is not empty',
    ),
  invalidJwt: (message: string) => new StorageError(400, 'InvalidJWT', 'InvalidJWT', message),
  invalidSignature: (message = 'Invalid signature') =>
    new StorageError(400, 'InvalidSignature', 'InvalidSignature', message),
  noContent: () =>
    new StorageError(400, 'InvalidRequest', 'invalid_request', 'No content provided'),
  /** In the words of a JSON schema. */
  invalidRequest: (message: string): StorageError =>
    new StorageError(400, 'InvalidRequest', 'Error', message),
  nulInAddress: (): StorageError =>
    storageErrors.invalidRequest('the address must not contain NUL'),
  /** @param place such as `body` or `metadata` */
  tooMuchJson: (place: string, excess: string): StorageError =>
    storageErrors.invalidRequest(`${place} must NOT have ${excess}`),
  textTooLong: (place: string, most: number): StorageError =>
    storageErrors.invalidRequest(`${place} must NOT have more than ${most} characters`),
  unstorableText: (place: string): StorageError =>
    storageErrors.invalidRequest(`${place} must NOT contain NUL or half a surrogate pair`),
  invalidForm: (): StorageError =>
    storageErrors.invalidRequest('body must be a whole multipart form'),
  interrupted: () =>
    new StorageError(400, 'InvalidRequest', 'invalid_request', 'The upload was interrupted'),
  quotaReached: (message: string) =>
    new StorageError(413, 'QuotaExceeded', 'Quota exceeded', message),
  tooManyAtOnce: (most: number): StorageError =>
    storageErrors.quotaReached(
      `${most} of your files are arriving at this moment, which is as many as may. Wait until one has arrived.`,
    ),
  noRoom: () =>
    new StorageError(
      507,
      'InsufficientStorage',
      'Insufficient storage',
      'The server has no room left for files. Please tell the operator of this site.',
    ),
  /** Its check spent its budget (docs/contract/storage.md §11). */
  tooCostly: () =>
    new StorageError(
      422,
      'FileTooCostly',
      'Unprocessable',
      'This file has more parts than can be checked. Save it anew in an audio program, and upload that.',
    ),
  tooManyChecks: () =>
    new StorageError(
      503,
      'SlowDown',
      'Service Unavailable',
      'Too many files are being checked at this moment. Please try again in a moment.',
      5,
    ),
  tooMany: (what: string) =>
    new StorageError(
      429,
      'TooManyRequests',
      'Too Many Requests',
      `Too many ${what}. Please try again in a moment.`,
      5,
    ),
  storeUnavailable: () =>
    new StorageError(
      503,
      'SlowDown',
      'Service Unavailable',
      'The store of the files does not answer. Please try again in a moment.',
    ),
  beingMade: () =>
    new StorageError(
      503,
      'SlowDown',
      'Service Unavailable',
      'This sound is being made for the first time. Please try again in a moment.',
      5,
    ),
  unavailable: () =>
    new StorageError(
      544,
      'DatabaseTimeout',
      'database_timeout',
      'The connection to the database timed out',
    ),
  internal: (requestId: string) =>
    new StorageError(500, 'InternalError', 'Internal', `Internal server error (${requestId})`),
}
