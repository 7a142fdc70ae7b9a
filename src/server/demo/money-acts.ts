import type { FundingMethod } from '#domain/decisions.ts'
import { openFacts } from '#features/contracts/records/data/rows.ts'
import { recordMoneyBack } from '#features/payments/cancellations/mutations/money.ts'
import { giveNotice } from '#features/payments/cancellations/mutations/notice.ts'
import { askEntryCorrection } from '#features/payoffs/accounts/mutations/correct.ts'
import { recordForContract } from '#features/payoffs/accounts/mutations/record.ts'
import { listNumbersBefore } from '#features/payouts/data/numbers.ts'
import { findPayout } from '#features/payouts/data/rows.ts'
import { enterDetails } from '#features/payouts/mutations/details.ts'
import { recordReceived } from '#features/payouts/mutations/received.ts'
import { recordReturned } from '#features/payouts/mutations/returned.ts'
import { screenPayee } from '#features/payouts/mutations/screening.ts'
import { recordSent } from '#features/payouts/mutations/sent.ts'
import { signPayout } from '#features/payouts/mutations/signatures.ts'
import { keepWord } from '#features/payouts/mutations/words.ts'
import { readToday } from '#features/rules/data.ts'
import type { Reviewer } from '#features/timeline/schema/details.ts'
import type { JobServices } from '#lib/jobs/job.ts'
import type { ContractActs } from './contract-acts.ts'
import { done } from './done.ts'
import type { Colleague, FileActs } from './file-acts.ts'

export type MoneyActs = ReturnType<typeof createMoneyActs>

/** Its digits add up, and no bank has it. */
const sampleBank = { bank: 'Sample Savings Bank', routing: '000000013', accountKind: 'checking' } as const

/** What happens to the money of one contract, each by the function that a request would call. */
export function createMoneyActs(
  services: JobServices,
  file: FileActs,
  contract: ContractActs,
  number: number,
) {
  const { db, rowSealer } = services
  const by = (person: Colleague): Reviewer => ({ session: 'demo', person })
  const today = () => readToday(db)
  let entryId = ''

  async function sign(person: Colleague) {
    const signature = { submissionKey: file.key() }
    done(await signPayout(services, contract.id(), signature, by(person)))
  }

  return {
    async enterDetails(person: Colleague, method: FundingMethod = 'ach') {
      const { signer, person: payee } = openFacts(rowSealer, await contract.read())
      const { name } = signer
      const details =
        method === 'check'
          ? { method, name, address: payee.address ?? '' }
          : { method, name, ...sampleBank, account: `0000${1_000 + number}` }
      done(await enterDetails(services, contract.id(), { ...details, version: 0 }, by(person)))
    },
    async callBack(person: Colleague) {
      const [known] = await listNumbersBefore(services, file.id(), new Date())
      const note = 'They read me the account number and the name on it.'
      const word = { about: 'bank-details', number: known?.number, note } as const
      done(await keepWord(services, contract.id(), word, by(person)))
    },
    async screen(person: Colleague) {
      done(await screenPayee(services, contract.id(), {}, by(person)))
    },
    sign,
    /** A second person, where the sum asks for one. */
    async release(first: Colleague, second: Colleague) {
      await sign(first)
      if ((await findPayout(db, contract.id()))?.status !== 'released') await sign(second)
    },
    async send(person: Colleague) {
      const sent = { on: await today(), reference: `SAMPLE-${4_000 + number}`, submissionKey: file.key() }
      done(await recordSent(services, contract.id(), sent, by(person)))
    },
    async receive(person: Colleague) {
      const said = { by: 'bank', reviewer: by(person) } as const
      done(await recordReceived(services, contract.id(), { on: await today() }, said))
    },
    async comeBack(person: Colleague, reason: string) {
      const returned = { on: await today(), reason, submissionKey: file.key() }
      done(await recordReturned(services, contract.id(), returned, by(person)))
    },
    async giveNotice() {
      const pressed = { submissionKey: file.key() }
      done(await giveNotice(services, await contract.signer('person'), pressed))
    },
    /** All of it. */
    async giveBack(person: Colleague) {
      const { received } = (await contract.read()).figures
      const on = await today()
      const back = { amount: received, way: 'wire', on, arrivedOn: on, submissionKey: file.key() } as const
      done(await recordMoneyBack(services, contract.id(), back, by(person)))
    },
    async payIn(person: Colleague, amount: number) {
      const { firm } = openFacts(rowSealer, await contract.read()).attorney
      const paid = { amount, on: await today(), method: 'check', submissionKey: file.key() } as const
      const about = { reference: `SAMPLE-${7_000 + number}`, ...(firm && { payer: firm }) }
      const { parts } = done(
        await recordForContract(services, contract.id(), { ...paid, ...about }, by(person)),
      )
      entryId = parts[0]?.entry.id ?? ''
    },
    /** Of what was recorded last. */
    async askCorrection(person: Colleague, amount: number, on: string) {
      const reason = 'The bank’s statement has another sum. I read the check wrong.'
      const asked = { instead: { amount, on }, reason, submissionKey: file.key() }
      done(await askEntryCorrection(services, entryId, asked, by(person)))
    },
  }
}
