import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/database.ts'
import { decisions } from '#db/schema/index.ts'

/** It can't be undone anymore: something outside rests on it. The file is locked. */
export const settleDecision = (tx: Transaction, id: string) =>
  tx
    .update(decisions)
    .set({ finalAt: new Date() })
    .where(and(eq(decisions.id, id), isNull(decisions.finalAt), isNull(decisions.endedAt)))
