import type { Database } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { type OpenedFile, type OpeningRefusal, openCase, openFirmFile } from '#features/access/mutations.ts'
import { readAcknowledgment } from '#features/contracts/acknowledgment/data.ts'
import { findSigner } from '#features/contracts/signers/data.ts'
import type { Signer, SignerPlace } from '#features/contracts/signers/schema.ts'
import { findFirm } from '#features/firms/counsel/data.ts'
import { maskEmail } from '#lib/mask-email.ts'
import type { Visitor } from '#lib/page-context.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'

type Services = { db: Database; rowSealer: RowSealer; publicUrl: string }

/** The firm's page of a client's file, or the case page of an attorney who applied. */
export const sides = ['firm', 'case'] as const
export type Side = (typeof sides)[number]

export type OpenedForAttorney = OpenedFile & { signer: Signer }
export type AttorneyOpeningRefusal = OpeningRefusal | 'not theirs'

/** Takes the link of that page, or the reference from the firm's room. A client's own page never leads here. */
export async function openForAttorney(
  services: Services,
  { side, token }: { side: Side; token: string },
  visitor: Visitor,
): Promise<Outcome<OpenedForAttorney, AttorneyOpeningRefusal>> {
  const opened = await (side === 'firm' ? openFirmFile : openCase)(services, token, visitor)
  if (!opened.ok) return opened
  const { id, role } = opened.application
  if (role !== (side === 'firm' ? 'plaintiff' : 'attorney')) return refuse('unknown')
  if (side === 'firm' && !(await isTheirs(services.db, id))) return refuse('not theirs')
  const signer = await findSigner(services, { applicationId: id, party: 'attorney' }, visitor)
  return signer ? { ...opened, signer } : refuse('unknown')
}

/** Nobody reads a client's contract who told us that it isn't theirs. */
async function isTheirs(db: Database, applicationId: string): Promise<boolean> {
  const record = (await findFirm(db, applicationId))?.record
  return !record?.wrongRecipientAt && (record?.representation ?? 'yes') === 'yes'
}

export const readForAttorney = (
  services: Services & { storage: Pick<Storage, 'open'> },
  { application, signer: { isKnown, email } }: OpenedForAttorney,
) => readAcknowledgment(services, application.id, { isKnown, codeTo: email && maskEmail(email) })

export const placeOf = ({ applicationId, party }: Signer): SignerPlace => ({ applicationId, party })
