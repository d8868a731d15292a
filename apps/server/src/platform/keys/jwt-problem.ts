/** Why a token is not accepted, in words that may be shown. */
export class JwtProblem extends Error {
  override readonly name = 'JwtProblem'
  readonly kind: 'expired' | 'invalid'
  constructor(kind: 'expired' | 'invalid', detail: string) {
    super(detail)
    this.kind = kind
  }
}
