import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications, uploadLinks } from '#db/schema/index.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { type DocumentType, documentTypeValues, requestedDocuments } from '#domain/documents.ts'
import { listLinkItems } from '#features/documents/checklist/data.ts'
import { ensureChecklist } from '#features/documents/checklist/mutations.ts'
import type { LinkItem } from '#features/documents/checklist/schema.ts'
import { listReceivedTypes } from '#features/documents/files/data/files.ts'
import { isAliveNow, isDead } from '#features/documents/files/data/room.ts'
import { caseNameOf } from '#lib/case-person.ts'
import type { Sealer } from '#lib/sealer.ts'
import { paths } from '#site/paths.ts'
import type { LinkInfo, UploadLink } from './schema.ts'

export type LinkRow = typeof uploadLinks.$inferSelect

const found = {
  link: uploadLinks,
  application: {
    id: applications.id,
    role: applications.role,
    language: applications.language,
    firstName: applications.firstName,
    lastName: applications.lastName,
    clientFirstName: applications.clientFirstName,
    clientLastName: applications.clientLastName,
    caseType: applications.caseType,
    submittedAt: applications.submittedAt,
  },
}
export type FoundLink = Awaited<ReturnType<typeof findLink>> & object

export async function findLink(db: Database, tokenHash: string) {
  const [row] = await db
    .select(found)
    .from(uploadLinks)
    .innerJoin(applications, eq(applications.id, uploadLinks.applicationId))
    .where(eq(uploadLinks.tokenHash, tokenHash))
  return row
}

export async function listLivingLinks(db: Database, applicationIds: string[]): Promise<LinkRow[]> {
  return db
    .select()
    .from(uploadLinks)
    .where(and(inArray(uploadLinks.applicationId, applicationIds), isAliveNow()))
    .orderBy(desc(uploadLinks.createdAt), desc(uploadLinks.id))
}

export async function listLinks(db: Database, applicationId: string): Promise<LinkRow[]> {
  return db
    .select()
    .from(uploadLinks)
    .where(eq(uploadLinks.applicationId, applicationId))
    .orderBy(desc(uploadLinks.createdAt), desc(uploadLinks.id))
}

/** Opens the sealed token, which fails only after a change of APP_SECRET. */
export function toUploadLink(link: LinkRow, sealer: Sealer, publicUrl: string): UploadLink {
  const token = sealer.open(link.sealedToken, link.tokenHash)
  return {
    id: link.id,
    uploadUrl: token === undefined ? null : publicUrl + paths.upload(token),
    purpose: link.purpose,
    currentUploads: link.currentUploads,
    maxUploads: link.maxUploads,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    deactivatedAt: link.deactivatedAt?.toISOString() ?? null,
    isExpired: isDead(link),
    isActive: !isDead(link) && link.currentUploads < link.maxUploads,
  }
}

export async function readLinkInfo(
  { db, rowSealer }: { db: Database; rowSealer: RowSealer },
  { link, application }: FoundLink,
): Promise<LinkInfo> {
  await ensureChecklist({ db, rowSealer }, application.id)
  const items = await listLinkItems({ db, rowSealer }, application.id)
  const received = await listReceivedTypes(db, application.id)
  return {
    token: {
      currentUploads: link.currentUploads,
      maxUploads: link.maxUploads,
      expiresAt: link.expiresAt.toISOString(),
    },
    applicationInfo: {
      applicantName: caseNameOf(application),
      caseType: application.caseType,
    },
    documentTypes: listTypes(application.role, items).map((type) => ({
      type,
      requested: items.some(({ documentType }) => documentType === type),
      required: items.some(({ documentType, isRequired }) => documentType === type && isRequired),
      received: received.has(type),
    })),
    items,
  }
}

/** A link takes every kind: first what we ask for, in the order of the role, then the rest. */
function listTypes(role: ApplicantRole, items: readonly LinkItem[]): DocumentType[] {
  const inOrder = [...requestedDocuments[role].map(({ type }) => type), ...documentTypeValues]
  const asked = new Set(items.map(({ documentType }) => documentType))
  return [...new Set([...inOrder.filter((type) => asked.has(type)), ...inOrder])]
}
