import { authErrors } from '../auth-errors.ts'

/** @returns digits without `+`; @throws {AuthError} as docs/contract/auth.md §10 lists */
export const parsePhone = (phone: string): string => {
  const digits = phone.trim().replace(/^\+/, '').replaceAll(' ', '')
  if (!/^[1-9]\d{1,14}$/.test(digits))
    throw authErrors.validationFailed('Invalid phone number format (E.164 required)')
  return digits
}

export const parseChannel = (channel: string): 'sms' => {
  if (channel === 'sms' || channel === '') return 'sms'
  if (channel === 'whatsapp') throw authErrors.validationFailed('WhatsApp is not supported')
  throw authErrors.validationFailed(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  )
}
