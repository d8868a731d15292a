import { createHandler } from './handler.ts'

declare const Deno: {
  readonly env: { toObject(): Record<string, string> }
  serve(handler: (request: Request) => Promise<Response>): void
}

// oxlint-disable-next-line no-console -- the console is the log of an edge function
const log = (line: string) => console.error(line)

Deno.serve(createHandler(Deno.env.toObject(), () => new Date(), log))
