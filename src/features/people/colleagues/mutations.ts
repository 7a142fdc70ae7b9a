import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { mentions } from '#db/schema/index.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { listColleagues } from './data.ts'
import { mailMention } from './jobs.ts'
import { findMentioned } from './schema.ts'

type Mentioning = {
  place: { noteId: string } | { callId: string }
  applicationId: string
  text: string
  by: { id: string; name: string }
}

/** Marks the application for everybody whom the words mention, and mails them, but not for their author. */
export async function mentionColleagues(
  tx: Transaction,
  enqueue: Enqueue,
  { place, applicationId, text, by }: Mentioning,
): Promise<void> {
  const colleagues = (await listColleagues(tx)).filter(({ id, isActive }) => isActive && id !== by.id)
  const mentioned = findMentioned(text, colleagues)
  if (mentioned.length === 0) return
  const author = { personId: by.id, personName: by.name }
  const rows = await tx
    .insert(mentions)
    .values(mentioned.map(({ id: mentionedId }) => ({ mentionedId, ...place, applicationId, ...author })))
    .returning({ id: mentions.id })
  for (const { id } of rows) await enqueue(tx, mailMention, { mentionId: id })
}

export async function markMentionsRead(db: Database, personId: string, applicationId: string): Promise<void> {
  await db
    .update(mentions)
    .set({ readAt: new Date() })
    .where(
      and(
        eq(mentions.mentionedId, personId),
        eq(mentions.applicationId, applicationId),
        isNull(mentions.readAt),
      ),
    )
}
