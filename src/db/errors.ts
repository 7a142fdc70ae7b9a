/** Every error from the outermost to its root cause: Drizzle wraps what a driver throws. */
function* causesOf(error: unknown): Generator<Error> {
  for (let depth = 0; error instanceof Error && depth < 8; depth++) {
    yield error
    if (error instanceof AggregateError) for (const part of error.errors) yield* causesOf(part)
    error = error.cause
  }
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT', // The Unix socket of a stopped server.
])

/**
 * SQLSTATEs that mean "not now": class 08 (connection), 57P01 to 57P05 (shutting down, crashed, starting,
 * database gone, session cut), 53300 (too many connections), 53100 (disk full), 57014 (over the statement timeout),
 * 40P01 (two waited for each other, and this one was refused).
 */
const UNAVAILABLE_STATE = /^(08...|57P0[1-5]|53300|53100|57014|40P01)$/

/** Connection failures that pg and PGlite report by message alone. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos)/

/** Whether a query failed because the database is away or too busy; the same call may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause)
    if (code !== undefined && (NETWORK_CODES.has(code) || UNAVAILABLE_STATE.test(code))) return true
    if (UNAVAILABLE_MESSAGE.test(cause.message)) return true
  }
  return false
}

/** Whether a query failed because the database's disk is full. */
export function isDatabaseFull(error: unknown): boolean {
  for (const cause of causesOf(error)) if (codeOf(cause) === '53100') return true
  return false
}

/**
 * SQLSTATEs of values that no column takes: 22021 is a NUL in a text, 22007 to 22009 are moments outside the
 * calendar.
 */
const UNKNOWN_VALUE = new Set(['22021', '22007', '22008', '22009'])

/** Whether a query failed because of what somebody sent, whatever state the database is in. */
export function isUnknownValue(error: unknown): boolean {
  for (const cause of causesOf(error)) if (UNKNOWN_VALUE.has(codeOf(cause) ?? '')) return true
  return false
}

/** Whether a row was refused because another one has the same key; `constraint` narrows it to one key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const cause of causesOf(error)) {
    if (codeOf(cause) !== '23505') continue
    return constraint === undefined || ('constraint' in cause && cause.constraint === constraint)
  }
  return false
}

/**
 * What may be logged about a failed query. Drizzle puts the parameters into the message and PostgreSQL puts values
 * into `detail`: both can be personal data, so only codes and our own names are kept.
 */
export function describeDatabaseError(error: unknown): Record<string, string> | undefined {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause)
    if (code === undefined) continue
    const described: Record<string, string> = { code }
    for (const field of ['severity', 'table', 'column', 'constraint', 'routine']) {
      const value: unknown = Reflect.get(cause, field)
      if (typeof value === 'string') described[field] = value
    }
    return described
  }
  return undefined
}

/** Whether a statement gave up waiting for a lock that somebody else holds. */
export function isLocked(error: unknown): boolean {
  for (const cause of causesOf(error)) if (codeOf(cause) === '55P03') return true
  return false
}
