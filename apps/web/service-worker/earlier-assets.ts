const EARLIER_CACHE = 'dhvani-earlier-assets'
/** Files of Home of a few releases; one has about a hundred. */
const MOST_EARLIER = 400

/** Without a network: a file of a page that was kept before the last release. */
export const findEarlierAsset = async (url: string): Promise<Response | undefined> =>
  (await caches.open(EARLIER_CACHE)).match(url)

/**
 * Pages that are kept for use without a network may be of an earlier release. This keeps the files that
 * they load, which a new worker removes from its list of Home's files; the oldest go.
 *
 * @param listed name of the cache of Home's files
 * @param isCurrent whether a file, by its address, is one of this release
 */
export const keepEarlierAssets = async (
  listed: string,
  isCurrent: (url: string) => boolean,
  most = MOST_EARLIER,
): Promise<void> => {
  const [before, earlier] = await Promise.all([caches.open(listed), caches.open(EARLIER_CACHE)])
  for (const request of await before.keys()) {
    if (isCurrent(request.url)) continue
    const kept = await before.match(request)
    if (kept) await earlier.put(request.url, kept)
  }
  // A cache lists its files in the order in which they were put there.
  const all = await earlier.keys()
  for (const request of all.slice(0, Math.max(0, all.length - most))) await earlier.delete(request)
}
