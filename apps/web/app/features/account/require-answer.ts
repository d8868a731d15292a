type Refusal = { readonly message: string; readonly status?: number | undefined }

/**
 * @returns the refusal of the service, or `null`
 * @throws when the service did not answer, which auth-js reports as an error with status 0
 */
export const requireAnswer = <Refused extends Refusal>(error: Refused | null): Refused | null => {
  if (error?.status === 0) throw new Error(error.message, { cause: error })
  return error
}
