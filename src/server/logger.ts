import { type Logger, pino } from 'pino'

/** Log lines hold no personal data and no token: they name the route pattern, never the URL. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, serializers: { err: removeValues } })
}

/** Drivers attach the failing row or the query's parameters to their errors. */
export function removeValues(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: typeof error }
  const { code } = error as { code?: unknown }
  return {
    type: error.name,
    ...(typeof code === 'string' && { code }),
    message: firstLine(error.message),
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trimStart().startsWith('at '))
      .join('\n'),
    ...(error.cause !== undefined && { cause: removeValues(error.cause) }),
  }
}

/** Drizzle writes the parameters on the lines after the query, PostgreSQL puts the row into `detail`. */
const firstLine = (message: string) => message.split('\n', 1)[0]?.slice(0, 300) ?? ''
