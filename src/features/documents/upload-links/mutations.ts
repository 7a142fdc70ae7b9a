import { and, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applications, uploadLinks } from '#db/schema/index.ts'
import { isDead } from '#features/documents/files/data/room.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { countAttempt, readAttempts } from '#lib/attempts.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { Sealer } from '#lib/sealer.ts'
import { hashSecret, newSecret } from '#lib/secrets.ts'
import { type FoundLink, findLink, type LinkRow } from './data.ts'
import { mailNewLinkWanted } from './jobs.ts'
import type { LinkChange, NewLink } from './schema.ts'

export type LinkRefusal = 'unknown' | 'deactivated' | 'below uses'
export type OpeningRefusal = 'unknown' | 'dead' | 'too many guesses'

const day = 24 * 60 * 60_000
const daysFromNow = (days: number) => new Date(Date.now() + days * day)

/** Keeps only the hash and the sealed form of its 256 random bits. */
export async function createLink(
  { db, sealer }: { db: Database; sealer: Sealer },
  applicationId: string,
  { purpose, maxUploads, expiresInDays }: NewLink,
  reviewer: Reviewer,
): Promise<Outcome<{ link: LinkRow }, 'unknown'>> {
  const token = newSecret()
  const tokenHash = hashSecret(token)
  return db.transaction(async (tx) => {
    const isThis = eq(applications.id, applicationId)
    const [application] = await tx.select({ id: applications.id }).from(applications).where(isThis)
    if (!application) return refuse('unknown')
    const [link] = await tx
      .insert(uploadLinks)
      .values({
        applicationId,
        tokenHash,
        sealedToken: sealer.seal(token, tokenHash),
        purpose,
        maxUploads,
        expiresAt: daysFromNow(expiresInDays),
      })
      .returning()
    if (!link) throw new Error('the link was not kept')
    const details = { ...reviewer, uploadLinkId: link.id, maxUploads, expiresInDays }
    await recordEvents(tx, [{ applicationId, type: 'upload-link-created', details }])
    return { ok: true, link }
  })
}

/** A deactivated link stays dead: the person who was to lose it may still have it. */
export async function changeLink(
  { db }: { db: Database },
  { applicationId, linkId }: { applicationId: string; linkId: string },
  { expiresInDays, maxUploads, deactivated }: LinkChange,
  reviewer: Reviewer,
): Promise<Outcome<{ link: LinkRow }, LinkRefusal>> {
  return db.transaction(async (tx) => {
    const isThis = and(eq(uploadLinks.id, linkId), eq(uploadLinks.applicationId, applicationId))
    const [link] = await tx.select().from(uploadLinks).where(isThis).for('update')
    if (!link) return refuse('unknown')
    if (link.deactivatedAt) return deactivated ? { ok: true, link } : refuse('deactivated')
    if (maxUploads !== undefined && maxUploads < link.currentUploads) return refuse('below uses')
    const [changed = link] = await tx
      .update(uploadLinks)
      .set({
        ...(expiresInDays !== undefined && { expiresAt: daysFromNow(expiresInDays) }),
        ...(maxUploads !== undefined && { maxUploads }),
        ...(deactivated && { deactivatedAt: new Date() }),
      })
      .where(isThis)
      .returning()
    const type = deactivated ? 'upload-link-deactivated' : 'upload-link-changed'
    const details = {
      ...reviewer,
      uploadLinkId: linkId,
      ...(expiresInDays !== undefined && { expiresAt: changed.expiresAt.toISOString() }),
      ...(maxUploads !== undefined && { maxUploads }),
    }
    await recordEvents(tx, [{ applicationId, type, details }])
    return { ok: true, link: changed }
  })
}

/** Turns off every upload link of an application, because nobody knows who has them. */
export async function deactivateLinks(
  tx: Transaction,
  applicationId: string,
  reviewer: Reviewer,
): Promise<void> {
  const isLiving = and(eq(uploadLinks.applicationId, applicationId), isNull(uploadLinks.deactivatedAt))
  const ended = await tx
    .update(uploadLinks)
    .set({ deactivatedAt: new Date() })
    .where(isLiving)
    .returning({ id: uploadLinks.id })
  await recordEvents(
    tx,
    ended.map(({ id }) => ({
      applicationId,
      type: 'upload-link-deactivated' as const,
      details: { ...reviewer, uploadLinkId: id },
    })),
  )
}

/** Wrong tokens from one network before it has to wait. People miscopy a link once or twice. */
const mostGuesses = 20
const guessWindow = 10 * 60_000

/** After too many guesses it refuses every token, even a right one. */
export async function openLink(
  db: Database,
  { token, network, factor }: { token: string; network: string; factor: number },
): Promise<Outcome<FoundLink, OpeningRefusal>> {
  const guesses = `upload link guesses ${network}`
  const { current, ttl } = await readAttempts(db, guesses)
  if (current >= mostGuesses * factor) return refuse('too many guesses', { wait: ttl })
  const found = await findLink(db, hashSecret(token))
  if (!found) {
    await countAttempt(db, guesses, guessWindow)
    return refuse('unknown')
  }
  return isDead(found.link) ? refuse('dead') : { ok: true, ...found }
}

/** Does the same for a real token and an invented one: only the job finds out which it was. */
export async function askForNewLink(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  token: string,
): Promise<void> {
  await db.transaction((tx) => enqueue(tx, mailNewLinkWanted, { tokenHash: hashSecret(token) }))
}
