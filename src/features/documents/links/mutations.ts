import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/database.ts'
import { applicationEvents, applications, uploadLinks } from '#db/schema/index.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Sealer } from '#lib/sealer.ts'
import { newSecret, secretHash } from '#lib/secrets.ts'
import { isAliveNow, type LinkRow } from './data.ts'
import { mailNewLinkWanted } from './jobs.ts'
import type { LinkChange, NewLink } from './schema.ts'

type Refusal = 'unknown' | 'deactivated' | 'below uses'
type Outcome = { ok: true; link: LinkRow } | { ok: false; reason: Refusal }

const day = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Date.now() + days * day)

/** A link of 256 random bits. Only its hash and its sealed form are kept. */
export async function createLink(
  { db, sealer }: { db: Database; sealer: Sealer },
  applicationId: string,
  { purpose, maxUploads, expiresInDays }: NewLink,
): Promise<Outcome> {
  const token = newSecret()
  const tokenHash = secretHash(token)
  return db.transaction(async (tx) => {
    const isThis = eq(applications.id, applicationId)
    const [application] = await tx.select({ id: applications.id }).from(applications).where(isThis)
    if (!application) return { ok: false, reason: 'unknown' }
    const [link] = await tx
      .insert(uploadLinks)
      .values({
        applicationId,
        tokenHash,
        sealedToken: sealer.seal(token, tokenHash),
        purpose,
        maxUploads,
        expiresAt: inDays(expiresInDays),
      })
      .returning()
    if (!link) throw new Error('the link was not kept')
    await tx.insert(applicationEvents).values({
      applicationId,
      type: 'upload-link-created',
      actor: 'admin',
      details: { uploadLinkId: link.id, maxUploads, expiresInDays },
    })
    return { ok: true, link }
  })
}

/** A deactivated link stays dead: whoever was to lose it may still have it. */
export async function changeLink(
  { db }: { db: Database },
  { applicationId, linkId }: { applicationId: string; linkId: string },
  { expiresInDays, maxUploads, deactivated }: LinkChange,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const isThis = and(eq(uploadLinks.id, linkId), eq(uploadLinks.applicationId, applicationId))
    const [link] = await tx.select().from(uploadLinks).where(isThis).for('update')
    if (!link) return { ok: false, reason: 'unknown' }
    if (link.deactivatedAt) return deactivated ? { ok: true, link } : { ok: false, reason: 'deactivated' }
    if (maxUploads !== undefined && maxUploads < link.currentUploads)
      return { ok: false, reason: 'below uses' }
    const [changed = link] = await tx
      .update(uploadLinks)
      .set({
        ...(expiresInDays !== undefined && { expiresAt: inDays(expiresInDays) }),
        ...(maxUploads !== undefined && { maxUploads }),
        ...(deactivated && { deactivatedAt: new Date() }),
      })
      .where(isThis)
      .returning()
    await tx.insert(applicationEvents).values({
      applicationId,
      type: deactivated ? 'upload-link-deactivated' : 'upload-link-changed',
      actor: 'admin',
      details: {
        uploadLinkId: linkId,
        ...(expiresInDays !== undefined && { expiresAt: changed.expiresAt.toISOString() }),
        ...(maxUploads !== undefined && { maxUploads }),
      },
    })
    return { ok: true, link: changed }
  })
}

/** Does the same for a token that exists and for one that does not: which it was, only the job finds out. */
export async function askForNewLink(
  { db, enqueue }: { db: Database; enqueue: Enqueue },
  token: string,
): Promise<void> {
  await db.transaction((tx) => enqueue(tx, mailNewLinkWanted, { tokenHash: secretHash(token) }))
}

const isBelowMost = lt(uploadLinks.currentUploads, uploadLinks.maxUploads)

/** One statement counts and refuses: however many come at once, as many pass as there is room. */
export async function takeUse(tx: Transaction, linkId: string): Promise<boolean> {
  const taken = await tx
    .update(uploadLinks)
    .set({ currentUploads: sql`${uploadLinks.currentUploads} + 1` })
    .where(and(eq(uploadLinks.id, linkId), isAliveNow(), isBelowMost))
    .returning({ id: uploadLinks.id })
  return taken.length > 0
}

/** Holds the link until the transaction ends, so that those who ask at once are counted one by one. */
export async function hasRoom(tx: Transaction, linkId: string): Promise<boolean> {
  const found = await tx
    .select({ id: uploadLinks.id })
    .from(uploadLinks)
    .where(and(eq(uploadLinks.id, linkId), isBelowMost))
    .for('no key update')
  return found.length > 0
}

export async function isAlive(tx: Transaction, linkId: string): Promise<boolean> {
  const isThis = and(eq(uploadLinks.id, linkId), isAliveNow())
  return (await tx.select({ id: uploadLinks.id }).from(uploadLinks).where(isThis)).length > 0
}
