type HttpProblem = Error & { readonly statusCode: number }

/** Whether an error names its own HTTP status, as those of Fastify do. */
export const isHttpProblem = (error: unknown): error is HttpProblem =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
