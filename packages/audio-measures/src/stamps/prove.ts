import { join } from 'node:path'
import { hashClaim, type Claim } from './claim.ts'
import { createClosures, REPOSITORY } from './source-hash.ts'
import { appendProof, readProofs, readStamp, type Figures } from './stamp-files.ts'

type Found = Figures | void

/** @returns what it measured, for the stamp; throws when the claim is false */
type Proving = () => Found | Promise<Found>

type StampPlaces = {
  /** The stamps that the repository keeps. */
  readonly folder: string
  /** A list of what this machine proved, so that nothing is rendered twice for a stamp. */
  readonly proven: string
  /** Whether a stamp is believed. */
  readonly believes: boolean
  /** Where the command that renews stamps has each proof written; it takes an old stamp for no fault. */
  readonly renewal?: string | undefined
}

const round = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  )

/** Creates a {@link prove} for stamps in other places. */
export const createProve = ({ folder, proven, believes, renewal }: StampPlaces) => {
  const closureOf = createClosures()
  return async (claimed: Claim, proving: Proving): Promise<void> => {
    if (!believes) return void (await proving())
    const { sound, claim } = claimed
    const of = hashClaim(claimed, closureOf)
    const stamp = readStamp(folder, claimed)
    let proof = [stamp.proof, ...readProofs(proven)].find(
      (known) => known?.of === of && known.sound === sound && known.claim === claim,
    )
    if (!proof) {
      proof = { sound, claim, of, figures: round((await proving()) ?? {}) }
      appendProof(proven, proof)
    }
    if (renewal) return appendProof(renewal, proof)
    if (stamp.proof?.of === of || !stamp.isOfThisEngine) return
    const fault = stamp.proof ? 'its stamp is of other sources' : 'it has no stamp'
    throw new Error(`${sound}: "${claim}" holds, but ${fault}. Renew it: npm run sounds -- stamp`)
  }
}

/** The stamps that the repository keeps, one file a sound. */
export const STAMPS_FOLDER: string = join(REPOSITORY, 'packages/sound-render/stamps')

/**
 * Proves a claim about a sound, or finds in the sound's stamp that it was proven of the very same sources, packages
 * and engine. With `DHVANI_RING=all` no stamp is believed. On a machine with another engine than that of the
 * stamps each claim is proven once.
 *
 * @throws {Error} when the claim holds but its stamp is old, with the command that renews it; what `proving` throws
 */
export const prove: (claim: Claim, proving: Proving) => Promise<void> = createProve({
  folder: STAMPS_FOLDER,
  proven: join(REPOSITORY, 'build/stamps/proven.jsonl'),
  believes: process.env.DHVANI_RING !== 'all',
  renewal: process.env.DHVANI_RENEWED_STAMPS,
})
