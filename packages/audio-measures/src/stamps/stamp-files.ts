import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { ENGINE } from './claim.ts'

/** What was measured, by name; each in the unit of its measure. */
export type Figures = Readonly<Record<string, number>>

/** A claim that was proven, with the hash of the sources of which it was. */
export type Proof = {
  readonly sound: string
  readonly claim: string
  readonly of: string
  readonly figures: Figures
}

type StampFile = {
  readonly engine: string
  /** By the hash of the sources, the claims that were proven of them. */
  readonly proven: Readonly<Record<string, Readonly<Record<string, Figures>>>>
}

/** What the stamp of a sound says of a claim, and whether it was made with this engine. */
export const readStamp = (
  folder: string,
  { sound, claim }: Pick<Proof, 'sound' | 'claim'>,
): { proof: Proof | undefined; isOfThisEngine: boolean } => {
  const path = join(folder, `${sound}.json`)
  if (!existsSync(path)) return { proof: undefined, isOfThisEngine: true }
  const { engine, proven } = JSON.parse(readFileSync(path, 'utf8')) as StampFile
  const group = Object.entries(proven).find(([, claims]) => claim in claims)
  return {
    proof: group && { sound, claim, of: group[0], figures: group[1][claim]! },
    isOfThisEngine: engine === ENGINE,
  }
}

const byClaim = (one: Proof, other: Proof) => (one.claim < other.claim ? -1 : 1)

/** Writes the stamps of all sounds anew, one file a sound. What has no proof any more goes. */
export const writeStamps = (folder: string, proofs: readonly Proof[]): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  for (const [sound, ofSound] of Map.groupBy(proofs, (proof) => proof.sound)) {
    const groups = Map.groupBy(ofSound.toSorted(byClaim), ({ of }) => of)
    const proven = [...groups].map(([of, claims]) => [
      of,
      Object.fromEntries(claims.map(({ claim, figures }) => [claim, figures])),
    ])
    const file = { engine: ENGINE, proven: Object.fromEntries(proven) }
    writeFileSync(join(folder, `${sound}.json`), `${JSON.stringify(file, null, 2)}\n`)
  }
}

/** Adds a line to a list of proofs, which several workers may write at the same time. */
export const appendProof = (path: string, proof: Proof): void => {
  mkdirSync(dirname(path), { recursive: true })
  appendFileSync(path, `${JSON.stringify(proof)}\n`)
}

export const readProofs = (path: string): Proof[] => {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Proof)
}
