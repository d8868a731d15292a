/** What a bench claims of its figures, and whether they bear it out. */
export type Claim = readonly [claim: string, isTrue: boolean]

/** @returns whether all claims are true */
export const printClaims = (claims: readonly Claim[]): boolean => {
  for (const [claim, isTrue] of claims) console.log(`${isTrue ? 'yes' : 'NO '}  ${claim}`)
  return claims.every(([, isTrue]) => isTrue)
}
