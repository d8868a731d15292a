import { createHandler } from './handler.ts'

declare const Deno: {
  readonly env: { toObject(): Record<string, string> }
  serve(handler: (request: Request) => Promise<Response>): void
}

Deno.serve(
  // oxlint-disable-next-line no-console -- the console is the log of an edge function
  createHandler(
    Deno.env.toObject(),
    () => new Date(),
    (line) => console.error(line),
  ),
)
