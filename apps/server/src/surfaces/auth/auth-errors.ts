/** A refused request: the status, code and text of docs/contract/auth.md §1. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly weakPasswordReasons: readonly string[] | undefined
  constructor(
    status: number,
    code: string,
    message: string,
    weakPasswordReasons?: readonly string[],
  ) {
    super(message)
    this.status = status
    this.code = code
    this.weakPasswordReasons = weakPasswordReasons
  }
}

/** The OAuth refusals: `{error, error_description}`, always 400 (docs/contract/auth.md §1.2). */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  readonly error: string
  constructor(error: string, description: string) {
    super(description)
    this.error = error
  }
}

const refuse = (status: number, code: string, message: string) =>
  new AuthError(status, code, message)

export const authErrors = {
  badJson: (detail: string) =>
    refuse(400, 'bad_json', `Could not parse request body as JSON: ${detail}`),
  validationFailed: (message: string, status = 400) => refuse(status, 'validation_failed', message),
  nulInAddress: () => refuse(400, 'validation_failed', 'The address must not contain NUL'),
  bodyTooLarge: (limit: number) =>
    refuse(413, 'request_entity_too_large', `Request body too large (max ${limit} bytes)`),
  unexpected: () =>
    refuse(
      500,
      'unexpected_failure',
      'Unexpected failure, please check server logs for more information',
    ),
  overloaded: () =>
    refuse(503, 'unexpected_failure', 'The service is busy, please retry after a moment.'),
  /** The caller is gone and reads no answer; the status is for the server's log. */
  callerLeft: () => refuse(408, 'request_timeout', 'The caller has ended the connection.'),
  unavailable: () =>
    refuse(503, 'unexpected_failure', 'The service is not available, please retry after a moment.'),
  timeout: () =>
    refuse(
      504,
      'request_timeout',
      'Processing this request timed out, please retry after a moment.',
    ),
  tooManyRequests: () => refuse(429, 'over_request_rate_limit', 'Request rate limit reached'),
  mailTooSoon: (seconds: number) =>
    refuse(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  tooManyMails: () => refuse(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  smsTooSoon: (seconds: number) =>
    refuse(
      429,
      'over_sms_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
  tooManySms: () => refuse(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
  captchaMissing: () =>
    refuse(
      400,
      'captcha_failed',
      'captcha protection: request disallowed (no captcha_token found)',
    ),
  captchaRejected: (codes: string) =>
    refuse(400, 'captcha_failed', `captcha protection: request disallowed (${codes})`),

  noBearer: () => refuse(401, 'no_authorization', 'This endpoint requires a valid Bearer token'),
  badJwt: (detail: string) =>
    refuse(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${detail}`),
  missingSub: () => refuse(403, 'bad_jwt', 'invalid claim: missing sub claim'),
  subNotUuid: () => refuse(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID'),
  sessionIdNotUuid: () => refuse(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID'),
  userOfTokenGone: () => refuse(403, 'user_not_found', 'User from sub claim in JWT does not exist'),
  /** It was deleted while the request was under way. */
  userGone: () => refuse(404, 'user_not_found', 'User not found'),
  sessionGone: () =>
    refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist'),
  insufficientAal: () =>
    refuse(403, 'insufficient_aal', 'AAL2 session is required when MFA is enabled.'),
  banned: (status: 400 | 403) => refuse(status, 'user_banned', 'User is banned'),
  anonymousNotAllowed: () =>
    refuse(403, 'no_authorization', 'Anonymous user not allowed to perform these actions'),
  notAdmin: () => refuse(403, 'not_admin', 'User not allowed'),

  weakPassword: (message: string, reasons: readonly string[]) =>
    new AuthError(422, 'weak_password', message, reasons),
  signUpsDisabled: () => refuse(422, 'signup_disabled', 'Signups not allowed for this instance'),
  signUpDisabledAnonymous: () =>
    refuse(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled'),
  alreadyRegistered: () => refuse(422, 'user_already_exists', 'User already registered'),
  emailExists: () =>
    refuse(422, 'email_exists', 'A user with this email address has already been registered'),
  phoneExists: () =>
    refuse(422, 'phone_exists', 'A user with this phone number has already been registered'),
  emailSignUpsDisabled: () => refuse(400, 'email_provider_disabled', 'Email signups are disabled'),
  emailLoginsDisabled: (status: 400 | 422 = 400) =>
    refuse(status, 'email_provider_disabled', 'Email logins are disabled'),
  phoneSignUpsDisabled: () => refuse(400, 'phone_provider_disabled', 'Phone signups are disabled'),
  phoneLoginsDisabled: (status: 400 | 422 = 400) =>
    refuse(status, 'phone_provider_disabled', 'Phone logins are disabled'),
  unsupportedPhoneProvider: () =>
    refuse(400, 'phone_provider_disabled', 'Unsupported phone provider'),
  invalidCredentials: () => refuse(400, 'invalid_credentials', 'Invalid login credentials'),
  unsupportedGrant: () => refuse(400, 'invalid_credentials', 'unsupported_grant_type'),
  emailNotConfirmed: () => refuse(400, 'email_not_confirmed', 'Email not confirmed'),
  phoneNotConfirmed: () => refuse(400, 'phone_not_confirmed', 'Phone not confirmed'),
  otpSignUpDisabled: () => refuse(422, 'otp_disabled', 'Signups not allowed for otp'),

  nonceNotValid: () => refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  refreshTokenMalformed: () => refuse(400, 'validation_failed', 'Refresh token is not valid'),
  refreshTokenNotFound: () =>
    refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
  refreshTokenReused: () =>
    refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
  noSessionForRefresh: () =>
    refuse(400, 'session_not_found', 'Invalid Refresh Token: No Valid Session Found'),
  sessionExpired: (why: '' | ' (Inactivity)') =>
    refuse(400, 'session_expired', `Invalid Refresh Token: Session Expired${why}`),
  bannedOnRefresh: () => refuse(400, 'user_banned', 'Invalid Refresh Token: User Banned'),
  tooManyRefreshes: () =>
    refuse(
      409,
      'conflict',
      'Too many concurrent token refresh requests on the same session or refresh token',
    ),

  codeInvalid: () => refuse(403, 'otp_expired', 'Token has expired or is invalid'),
  linkInvalid: () => refuse(403, 'otp_expired', 'Email link is invalid or has expired'),
  flowNotFound: () =>
    refuse(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found'),
  flowExpired: () =>
    refuse(422, 'flow_state_expired', 'invalid flow state, flow state has expired'),
  badVerifier: () =>
    refuse(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    ),
} as const
