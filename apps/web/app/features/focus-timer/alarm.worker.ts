/** Hidden pages have slow timers, workers do not: posts once when the deadline has come. */
let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
  clearTimeout(timer)
  if (data === undefined) return
  timer = setTimeout(() => postMessage('now'), Math.max(0, data - Date.now()))
})
