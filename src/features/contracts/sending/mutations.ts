import type { Transaction } from '#db/database.ts'
import { isLiveContract } from '#domain/contracts.ts'
import { areContractsOn } from '#features/contract-forms/switch/data.ts'
import {
  type ArchiveServices,
  dropPrinted,
  type Printed,
  printShown,
  recordPaper,
} from '#features/contracts/archive/mutations.ts'
import { listUnmet } from '#features/contracts/checks/content/checks.ts'
import { readChecks } from '#features/contracts/records/data/checks.ts'
import { readContentOf } from '#features/contracts/records/data/content.ts'
import { type ContractRow, findContract } from '#features/contracts/records/data/rows.ts'
import {
  changeContract,
  detailsOf,
  inContracts,
  keepEvent,
  lockContract,
  ofDesk,
  type Writing,
} from '#features/contracts/records/mutations/locked.ts'
import { changeSigning } from '#features/contracts/records/mutations/signing.ts'
import { recordStep } from '#features/contracts/records/mutations/steps.ts'
import { tellSent } from '#features/contracts/reminders/mutations.ts'
import { settleDecision } from '#features/decisions/mutations/settle.ts'
import { lockSender } from '#features/people/signatures/data.ts'
import { recordEvents } from '#features/timeline/mutations.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { AccessLog } from '#lib/access-log/access-log.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import type { Printing } from '#lib/papers/print/printing.ts'
import { type Outcome, refuse } from '#lib/refusals.ts'

export type SendingServices = ArchiveServices & {
  printing: Printing
  accessLog: AccessLog
  enqueue: Enqueue
}
type Services = SendingServices
export type SendRefusal = 'unknown' | 'off' | 'may not send' | 'ended' | 'unmet'
type Sent = Outcome<{ contract: ContractRow }, SendRefusal>

type Sending = Reviewer & {
  /** The client of an attorney who applied may have no address of their own: theirs goes by mail, whole. */
  onPaper?: boolean
}

/** Nothing of it changes from then on. The paper is printed before; if that is in vain, it is removed again. */
export async function sendContract(services: Services, id: string, sending: Sending): Promise<Sent> {
  const found = await findSendable(services, await findContract(services.db, id), sending)
  if (!found.ok || found.contract.status !== 'drafted') return found
  const at = new Date()
  const { content, template, revision } = await readContentOf(services, found.contract)
  const issued = { by: found.sender, at: at.toISOString() }
  const printed = await printShown(services, { content: { ...content, issued }, template })
  // When the database goes away, nobody knows whether it was sent: then the sweep of the store finds out.
  const sent = await inContracts(services, (writing) =>
    keepSent({ ...writing, enqueue: services.enqueue }, { id, printed, at, revision }, sending),
  )
  // Somebody else sent or voided it meanwhile.
  if (!sent.ok || sent.contract.issuedAt?.getTime() !== at.getTime()) await dropPrinted(services, printed)
  return sent
}

async function keepSent(
  writing: Writing & { enqueue: Enqueue },
  { id, printed, at, revision }: { id: string; printed: Printed; at: Date; revision: number },
  { onPaper = false, ...reviewer }: Sending,
): Promise<Sent> {
  const { tx, rowSealer } = writing
  const found = await findSendable({ db: tx, rowSealer }, await lockContract(tx, id), {
    ...reviewer,
    onPaper,
  })
  if (!found.ok || found.contract.status !== 'drafted') return found
  const { applicationId, decisionId } = found.contract
  // Somebody who gets the contract sees the offer, too.
  if (decisionId) await settleDecision(tx, decisionId)
  await recordPaper(tx, id, 'shown', printed)
  const contract = await changeContract(tx, id, {
    ...{ status: 'issued', issuedAt: at, issuedByName: found.sender, templateRevision: revision },
  })
  await keepEvent(writing, contract, 'issued', ofDesk(reviewer), { sha256: printed.sha256 })
  const details = detailsOf(contract, reviewer)
  if (applicationId) await recordEvents(tx, [{ applicationId, type: 'contract-issued', details }])
  if (!onPaper) await tellSent(writing, id)
  else {
    await changeSigning(tx, id, { onPaperSince: at })
    await recordStep(writing, contract, 'chose-paper', ofDesk(reviewer))
  }
  return { ok: true, contract }
}

/** One that was sent already is the answer when somebody sends it again. */
async function findSendable(
  { db, rowSealer }: Pick<Services, 'rowSealer'> & { db: Services['db'] | Transaction },
  row: ContractRow | undefined,
  { person, onPaper }: Sending,
): Promise<Outcome<{ contract: ContractRow; sender: string }, SendRefusal>> {
  if (!row) return refuse('unknown')
  if (!(await areContractsOn(db))) return refuse('off')
  const sender = await lockSender(db, person?.id)
  if (!sender) return refuse('may not send')
  if (!isLiveContract(row.status)) return refuse('ended')
  if (row.status === 'drafted') {
    const checks = await readChecks({ db, rowSealer }, row)
    const unmet = listUnmet(checks.filter(({ name }) => !onPaper || name !== 'email'))
    if (unmet.length > 0) return refuse('unmet', { errors: { checks: unmet } })
  }
  return { ok: true, contract: row, sender: sender.name }
}
