import type { Agenda } from './agenda.ts'
import type { BankDays } from './bank-days.ts'
import type { ContractActs } from './contract-acts.ts'
import * as words from './demo-words.ts'
import type { Colleague, FileActs } from './file-acts.ts'

export type Acts = { file: FileActs; contract: ContractActs }
type Telling = {
  agenda: Agenda
  days: BankDays
  owner: Colleague
  /** Who works on the file. */
  person: Colleague
  /** Cents. */
  amount: number
}
type Told = Telling & Acts & { at: (day: number, hours: number, run: () => Promise<void>) => void }

/** Days are bank days: -1 is the one before today, 1 the next. What isn't named hasn't happened. */
export type Stage = {
  approved: number
  drafted?: number
  sent?: number
  signed?: number
  acknowledged?: number
  /** The planned day. */
  fundingOn: number
  after?: (told: Told) => void
}

/** Contracts that wait for somebody, or ended before any money left. */
export const waitingStages: readonly Stage[] = [
  { approved: -6, sent: -5, signed: -4, acknowledged: -3, fundingOn: 2 },
  { approved: -2, sent: -1, fundingOn: 4 },
  { approved: -1, drafted: -1, fundingOn: 5 },
  {
    ...{ approved: -3, sent: -2, fundingOn: 3 },
    after: ({ at, contract }) => at(-1, 3, () => contract.open(3)),
  },
  { approved: -4, sent: -3, signed: -1, fundingOn: 2 },
  {
    ...{ approved: -5, sent: -4, fundingOn: 3 },
    after: ({ at, contract }) => at(-2, 4, () => contract.decline('My sister can help me out after all.')),
  },
  {
    ...{ approved: -5, sent: -4, signed: -3, fundingOn: 3 },
    after: ({ at, contract }) =>
      at(-2, 2, () => contract.refuseAsAttorney('We don’t pay third parties out of our trust account.')),
  },
  { approved: -7, sent: -6, fundingOn: 0 },
  {
    ...{ approved: -5, sent: -4, fundingOn: 2 },
    after: ({ at, contract, owner }) =>
      at(-2, 1, () => contract.cancel(owner, 'The firm says a new offer of the carrier changes everything.')),
  },
  {
    ...{ approved: -6, sent: -5, fundingOn: 1 },
    after: ({ at, days, contract, owner }) =>
      at(-2, 1, async () => {
        await contract.reissue(owner, days.on(4), 'They can’t sign before their attorney is back.')
        await contract.send(owner)
      }),
  },
  {
    ...{ approved: -8, sent: -7, fundingOn: 3 },
    after: ({ at, days, file, contract, person }) => {
      at(-7, 3, () => contract.choosePaper())
      at(-6, 1, () => contract.mail(person, days.on(-6)))
      at(-1, 1, async () => {
        const came = { signedOn: days.on(-3), postmarkOn: days.on(-3), receivedOn: days.on(-1) }
        await file.sendPaper()
        await contract.findSigned(person, came)
      })
    },
  },
]

/** Contracts whose money left. */
export const paidStages: readonly Stage[] = []

/** The file comes, is read and approved in a few days; then its contract goes as far as the stage says. */
export function tellContract(telling: Telling, stage: Stage, { file, contract }: Acts, body: object): void {
  const { agenda, days, owner, person, amount } = telling
  const at = (day: number, hours: number, run: () => Promise<void>) =>
    agenda.plan(days.moment(day, hours), run)
  const { approved, drafted = stage.sent, sent, signed, acknowledged, fundingOn } = stage
  at(approved - 3, 1, () => file.arrive(body))
  at(approved - 3, 1.5, () => file.sendPaper())
  at(approved - 3, 3, async () => {
    await file.open(person)
    await file.take(person)
    await file.move(person, 'in-review')
  })
  at(approved - 2, 1, () => file.judge(person, 'accepted'))
  at(approved - 2, 2, () => file.note(person, words.notes[4]))
  at(approved - 1, 1, () => file.makeSureOfFirm(person))
  at(approved - 1, 1.5, () => file.call(person, 'reached', words.calls[1]))
  at(approved, 0, () => file.approve(person, amount))
  if (drafted !== undefined) at(drafted, 0.5, () => contract.draft(owner, days.on(fundingOn)))
  if (sent !== undefined) at(sent, 1, () => contract.send(owner))
  if (signed !== undefined) {
    at(signed, 0.2, () => contract.open())
    at(signed, 0.7, () => contract.sign())
  }
  if (acknowledged !== undefined) at(acknowledged, 2, () => contract.acknowledge())
  stage.after?.({ ...telling, file, contract, at })
}
