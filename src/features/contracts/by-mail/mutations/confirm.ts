import { eq } from 'drizzle-orm'
import { type ContractEventWords, paperSignatures } from '#db/schema/index.ts'
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
    const second = await findSecond(writing.tx, row, reviewer.person?.id)
    if (!second.ok) {
      if (second.reason === 'void') await endSignature(found, row, 'void')
      return second
    }
    await writing.tx.update(paperSignatures).set(second.signature).where(eq(paperSignatures.id, row.id))
    await recordOf(found, row, reviewer)
    return { ok: true }
  })

const isSignedBy = ({ secondId, isAlone, personId }: PaperSignatureRow, { person }: Reviewer) =>
  person !== undefined && (secondId ?? (isAlone ? personId : null)) === person.id

/** The same that follows from a signature on a screen. */
async function recordOf(
  { writing, contract }: OnPaper,
  row: PaperSignatureRow,
  reviewer: Reviewer,
): Promise<void> {
  const { signer, attorney } = openFacts(writing.rowSealer, contract)
  const { party, signedOn, postmarkOn, receivedOn, submissionKey } = row
  const words: ContractEventWords = {
    ...{ knownBy: 'paper', signedOn, receivedOn },
    ...(postmarkOn && { postmarkOn }),
  }
  const author = { ...reviewer, party }
  if (party === 'person') {
    await recordSigned(writing, contract, {
      ...{ author, signedKey: submissionKey },
      words: { ...words, name: signer.name },
    })
    return
  }
  const bar = openBar(writing.rowSealer, row)
  await recordAcknowledged(writing, contract, {
    ...{ author, acknowledgedKey: submissionKey },
    words: {
      ...{ ...words, name: attorney.name },
      ...(attorney.firm && { firm: attorney.firm }),
      ...(bar && { bar }),
    },
  })
}
