import type { Database } from '#db/database.ts'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import type { ApplicantRole } from '#domain/applications.ts'
import { isLiveContract } from '#domain/contracts.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import { findSent } from '#features/contracts/records/data/rows.ts'
import { findSigningRow } from '#features/contracts/records/data/signing.ts'
import { findStanding } from '#features/decisions/data/records.ts'

/** Who has to do something about an offer: the desk, too, while its contract is being made. */
export type OfferTurn = 'person' | 'attorney' | 'desk' | 'nobody'

/** Undefined where neither an offer was told nor its contract sent. */
export async function readOfferTurn(
  db: Database,
  { id, status: told }: { id: string; status: ApplicationStatus },
): Promise<OfferTurn | undefined> {
  if (statusOf(told).isClosed) return undefined
  const offer = await findStanding(db, id)
  const contract = await findSent(db, id)
  if (!contract || contract.decisionId !== offer?.id) {
    if (told !== 'approved') return undefined
    return (await areContractsOn(db)) ? 'desk' : 'person'
  }
  const { status } = contract
  if (status === 'signed') return 'attorney'
  if (status === 'declined' || status === 'canceled') return 'nobody'
  if (status === 'expired') return 'person'
  if (status !== 'issued') return 'desk'
  const kept = await findSigningRow(db, contract.id)
  return kept?.onPaperSince && !kept.mailedOn ? 'desk' : 'person'
}

/** On the applicant's page: the person's, or an attorney's own. */
export function turnOf(turn: OfferTurn, role: ApplicantRole): 'applicant' | 'firm' | 'desk' | 'nobody' {
  if (turn === 'desk' || turn === 'nobody') return turn
  if (role === 'attorney') return turn === 'attorney' ? 'applicant' : 'nobody'
  return turn === 'attorney' ? 'firm' : 'applicant'
}

/** While an offer waits for its contract, or a contract was sent, a code goes to the email on file, and paper to the address. */
export async function isCodeAtStake(db: Database, applicationId: string): Promise<boolean> {
  const contract = await findSent(db, applicationId)
  if (contract && isLiveContract(contract.status)) return true
  if (!(await areContractsOn(db))) return false
  const offer = await findStanding(db, applicationId)
  return offer?.kind === 'approved' && offer.amount !== null
}
