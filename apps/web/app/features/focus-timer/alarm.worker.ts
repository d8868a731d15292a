/**
 * Posts at each of the moments that the page sent last. Browsers slow down the timers of hidden pages,
 * but not those of workers.
 */
let timers: readonly ReturnType<typeof setTimeout>[] = []

addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => {
  for (const timer of timers) clearTimeout(timer)
  timers = data.map((moment) =>
    setTimeout(() => postMessage('now'), Math.max(0, moment - Date.now())),
  )
})
