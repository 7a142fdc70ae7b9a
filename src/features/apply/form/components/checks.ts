import { useEffect, useState } from 'react'

type Checks = typeof import('./check-answers.ts')

let loaded: Checks | undefined

/** The checks are half of the form's script, and nobody needs them before the first Next. */
export async function fetchChecks(): Promise<Checks> {
  loaded ??= await import('./check-answers.ts')
  return loaded
}

/** Loads them only if they're wanted. */
export function useChecks(isWanted: boolean): Checks | undefined {
  const [checks, setChecks] = useState(loaded)
  useEffect(() => {
    if (!isWanted || checks) return
    fetchChecks().then(
      (module) => setChecks(module),
      () => {},
    )
  }, [isWanted, checks])
  return checks ?? loaded
}

export type { Checks }
