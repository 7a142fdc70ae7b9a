/** Messages per field, in words for people. */
export type FieldErrors = Record<string, string[]>

/** An error that the client caused or must know about. The server turns it into JSON. */
export class HttpProblem extends Error {
  readonly status: number
  readonly errors: FieldErrors | undefined
  /** Seconds after which a retry may help. */
  retryAfter: number | undefined

  constructor(status: number, message: string, errors?: FieldErrors) {
    super(message)
    this.name = 'HttpProblem'
    this.status = status
    this.errors = errors
  }
}

export const notFound = (message: string) => new HttpProblem(404, message)

export function tooMany(message: string, milliseconds: number) {
  const problem = new HttpProblem(429, message)
  problem.retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  return problem
}
