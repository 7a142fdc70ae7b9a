import { eq } from 'drizzle-orm'
import { type ContractEventWords, paperSignatures } from '#db/schema/index.ts'
import { findLastEvent, readAttorney } from '#features/contracts/acknowledgment/data.ts'
import { recordAcknowledged } from '#features/contracts/acknowledgment/mutations/recorded.ts'
import { openFacts } from '#features/contracts/records/data/rows.ts'
import { recordSigned } from '#features/contracts/signing/mutations/sign.ts'
import { findSecond } from '#features/people/signatures/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import { refuse } from '#lib/refusals.ts'
import { findPaperSignature, openBar, type PaperSignatureRow } from '../data.ts'
import { type Done, type OnPaper, type PaperServices, withSent } from './locked.ts'
import { endSignature } from './signatures.ts'

/** A second person looked at the paper: from then on it is signed as if on a screen. */
export const confirmPaperSignature = (
  services: PaperServices,
  { id, signatureId }: { id: string; signatureId: string },
  reviewer: Reviewer,
): Promise<Done> =>
  withSent(services, id, async (found): Promise<Done> => {
    const { writing, contract } = found
    const row = await findPaperSignature(writing.tx, { contractId: id, id: signatureId })
    if (!row) return refuse('no such paper')
    if (isSignedBy(row, reviewer)) return { ok: true }
    if (row.effectiveAt || row.endedAt) return refuse('no longer waiting')
    if (row.party === 'attorney' && contract.status === 'issued') return refuse('person first')
    if (contract.status !== (row.party === 'person' ? 'issued' : 'signed')) return refuse('signed')
    if (row.party === 'attorney' && (await hasCounselChangedSince(found, row))) {
      await endSignature(found, row, 'void')
      return refuse('no longer waiting')
    }
    const second = await findSecond(writing.tx, row, reviewer.person?.id)
    if (!second.ok) {
      if (second.reason === 'void') await endSignature(found, row, 'void')
      return second
    }
    await writing.tx.update(paperSignatures).set(second.signature).where(eq(paperSignatures.id, row.id))
    await recordOf(found, row, reviewer)
    return { ok: true }
  })

/** What a former attorney signed is none of the new one's. */
async function hasCounselChangedSince(
  { writing: { tx, rowSealer }, contract }: OnPaper,
  { signedAt }: PaperSignatureRow,
): Promise<boolean> {
  const changed = await findLastEvent({ db: tx, rowSealer }, contract.id, ['counsel-changed'])
  return changed !== undefined && changed.happenedAt > signedAt
}

const isSignedBy = ({ secondId, isAlone, personId }: PaperSignatureRow, { person }: Reviewer) =>
  person !== undefined && (secondId ?? (isAlone ? personId : null)) === person.id

/** The same that follows from a signature on a screen. */
async function recordOf(
  { writing, contract }: OnPaper,
  row: PaperSignatureRow,
  reviewer: Reviewer,
): Promise<void> {
  const facts = openFacts(writing.rowSealer, contract)
  const { party, signedOn, postmarkOn, receivedOn, submissionKey } = row
  const words: ContractEventWords = {
    ...{ knownBy: 'paper', signedOn, receivedOn },
    ...(postmarkOn && { postmarkOn }),
  }
  const author = { ...reviewer, party }
  if (party === 'person') {
    await recordSigned(writing, contract, {
      ...{ author, signedKey: submissionKey },
      words: { ...words, name: facts.signer.name },
    })
    return
  }
  const attorney = await readAttorney({ db: writing.tx }, contract, facts)
  const bar = openBar(writing.rowSealer, row)
  await recordAcknowledged(writing, contract, {
    ...{ author, acknowledgedKey: submissionKey },
    words: {
      ...{ ...words, name: attorney.name ?? facts.attorney.name },
      ...(attorney.firm && { firm: attorney.firm }),
      ...(bar && { bar }),
    },
  })
}
