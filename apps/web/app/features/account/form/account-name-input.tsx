type AccountNameInputProps = { readonly email: string }

/** Tells password managers which account the password beside it belongs to. */
export const AccountNameInput = ({ email }: AccountNameInputProps) => (
  <input hidden readOnly name="username" autoComplete="username" value={email} />
)
