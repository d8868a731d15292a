import { AuthError } from '../auth-errors.ts'

const refuse = (status: number, code: string, message: string) =>
  new AuthError(status, code, message)

/** Refusals of second factors (docs/contract/auth.md §26). */
export const factorErrors = {
  wrongType: () =>
    refuse(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'),
  phoneNotEnabled: () =>
    refuse(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'),
  phoneVerifyNotEnabled: () =>
    refuse(422, 'mfa_phone_verify_not_enabled', 'MFA verification is disabled for Phone'),
  phoneRequired: () =>
    refuse(400, 'validation_failed', 'Phone number required to enroll Phone factor'),
  phoneExists: () =>
    refuse(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    ),
  textTooLong: (field: string, most: number) =>
    refuse(400, 'validation_failed', `${field} cannot be longer than ${most} characters`),
  nameConflict: (name: string) =>
    refuse(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${name}" for this user already exists`,
    ),
  tooMany: () =>
    refuse(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    ),
  insufficientToEnroll: () =>
    refuse(403, 'insufficient_aal', 'AAL2 required to enroll a new factor'),
  insufficientToUnenroll: () =>
    refuse(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor'),
  idNotUuid: () => refuse(404, 'validation_failed', 'factor_id must be an UUID'),
  notFound: () => refuse(404, 'mfa_factor_not_found', 'Factor not found'),
  codeEmpty: () => refuse(400, 'validation_failed', 'Code needs to be non-empty'),
  challengeNotFound: () =>
    refuse(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found'),
  addressMismatch: () =>
    refuse(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.'),
  challengeExpired: (id: string) =>
    refuse(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    ),
  wrongTotp: () => refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  wrongPhoneCode: () => refuse(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered'),
  webauthnRequired: () => refuse(400, 'validation_failed', 'WebAuthn config required'),
  webauthnType: () => refuse(400, 'validation_failed', 'WebAuthn type must be create or request'),
  webauthnResponse: () => refuse(400, 'validation_failed', 'credential_response required'),
  webauthnInvalid: () => refuse(400, 'validation_failed', 'Invalid credential_response'),
} as const
