/** Routes that name one bucket. */
export type BucketPath = { readonly Params: { readonly id: string } }
