import { z } from 'zod'
import { findAssetType } from '../asset-types.ts'

/** Where a file lies in the pack of its build, in bytes. */
const placeSchema = z.object({ start: z.int().nonnegative(), bytes: z.int().nonnegative() })

/** A plain name: no folder, so no way out of one. */
const NAME = /^[\w~-][\w.~-]*$/

const manifestSchema = z.object({
  version: z.string().regex(/^[\w-]{1,64}$/),
  files: z.record(z.string().regex(NAME), placeSchema),
})

export type KeptPlace = z.infer<typeof placeSchema>

/** The hashed files of one build, one behind another in a pack. */
export type KeptBuild = {
  /** As the pages of the build name it. */
  readonly version: string
  /** By name, without a folder. A name with `.br` is the same file in Brotli. */
  readonly files: ReadonlyMap<string, KeptPlace>
}

/** @returns what a manifest says, or `undefined` for a text that is none */
export const parseManifest = (text: string): KeptBuild | undefined => {
  try {
    const { version, files } = manifestSchema.parse(JSON.parse(text))
    return { version, files: new Map(Object.entries(files)) }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw error
  }
}

export const renderManifest = ({ version, files }: KeptBuild): string =>
  JSON.stringify({ version, files: Object.fromEntries(files) })

/** Brotli is what browsers ask for; a copy in gzip would only take room. */
export const isWorthKeeping = (name: string): boolean =>
  NAME.test(name) && findAssetType(name.replace(/\.br$/, '')) !== undefined
