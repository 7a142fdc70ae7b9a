type File = { submittedAt: string; clockSince: string | null; dueAt: string | null }

/** Undefined without a deadline, or while we wait for others. Times are in milliseconds. */
export function readDeadline({ submittedAt, clockSince, dueAt }: File, now: number) {
  if (dueAt === null) return undefined
  const since = Date.parse(clockSince ?? submittedAt)
  const due = Date.parse(dueAt)
  return {
    isLate: now > due,
    left: Math.max(0, due - now),
    late: Math.max(0, now - due),
    /** From 0 to 1. */
    passed: Math.min(1, Math.max(0, (now - since) / Math.max(1, due - since))),
  }
}
