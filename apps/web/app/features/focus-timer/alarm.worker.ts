/**
 * Posts once, at the deadline that the page sent last. Browsers slow down the timers of hidden pages,
 * but not those of workers.
 */
let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
  clearTimeout(timer)
  if (data === undefined) return
  timer = setTimeout(() => postMessage('now'), Math.max(0, data - Date.now()))
})
