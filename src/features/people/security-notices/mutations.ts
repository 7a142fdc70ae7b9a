import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { knownBrowsers } from '#db/schema/index.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { hashSecret } from '#lib/secrets.ts'
import { mailNotice } from './jobs.ts'
import type { Notice } from './schema.ts'

/** Queues the mail in the transaction that changes what it is about. */
export async function tellPerson(
  tx: Transaction,
  enqueue: Enqueue,
  { personId, ...notice }: Notice & { personId: string },
): Promise<void> {
  await enqueue(tx, mailNotice, { id: randomUUID(), personId, at: new Date().toISOString(), notice })
}

/** The cookie that names a browser lasts as long. */
const isForgotten = lt(knownBrowsers.lastSeenAt, sql`now() - interval '400 days'`)

type Browser = { personId: string; browser: string; sessionHash: string; isExpected?: boolean }

/** Mails the person if the browser is new to us and not expected. */
export function noteBrowser(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  { personId, browser, sessionHash, isExpected = false }: Browser,
): Promise<void> {
  const browserHash = hashSecret(browser)
  return db.transaction(async (tx) => {
    await tx.delete(knownBrowsers).where(and(eq(knownBrowsers.personId, personId), isForgotten))
    const added = await tx
      .insert(knownBrowsers)
      .values({ personId, browserHash })
      .onConflictDoNothing()
      .returning({ id: knownBrowsers.id })
    if (added.length > 0) {
      if (!isExpected) await tellPerson(tx, enqueue, { personId, kind: 'new-browser', sessionHash })
      return
    }
    await tx
      .update(knownBrowsers)
      .set({ lastSeenAt: new Date() })
      .where(and(eq(knownBrowsers.personId, personId), eq(knownBrowsers.browserHash, browserHash)))
  })
}
