import type { Sealed } from './seal.ts'

/** `leftAt`: when the visitor left the page on a shared device. */
export type SealedRecord = Sealed & { key: string; leftAt?: number }

/** Long enough to come Back; browsers reopen closed tabs for the next person at a shared computer. */
const maxTimeAway = 15 * 60_000

export function readObject(text: string | null): object | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return stored instanceof Object ? stored : undefined
  } catch {
    return undefined
  }
}

export function isSealed(stored: object): stored is SealedRecord {
  return 'key' in stored && 'iv' in stored && 'data' in stored
}

export function isLongGone(stored: object | undefined): boolean {
  const { leftAt }: Partial<SealedRecord> = stored ?? {}
  return leftAt !== undefined && Date.now() - leftAt >= maxTimeAway
}
