import type { Agenda } from './agenda.ts'
import type { BankDays } from './bank-days.ts'
import type { ContractActs } from './contract-acts.ts'
import * as words from './demo-words.ts'
import type { Colleague, FileActs } from './file-acts.ts'
import type { MoneyActs } from './money-acts.ts'

export type Acts = { file: FileActs; contract: ContractActs; money: MoneyActs }
/** `second` signs where two are asked for. */
export type Team = { owner: Colleague; second: Colleague; bookkeeper: Colleague }
type Telling = Team & {
  agenda: Agenda
  days: BankDays
  /** Who works on the file. */
  person: Colleague
  /** Cents. */
  amount: number
  /** Hours, so that files don't all move at once. */
  later: number
}
export type Told = Telling & Acts & { at: (day: number, hours: number, run: () => Promise<void>) => void }

/** Days are bank days: -1 is the one before today, 1 the next. What isn't named hasn't happened. */
export type Stage = {
  approved: number
  drafted?: number
  sent?: number
  signed?: number
  acknowledged?: number
  /** The planned day. */
  fundingOn: number
  /** Cents; any sum without it. */
  amount?: number
  /** Whether the sanctions list has a name that is near theirs. */
  hasLookalike?: true
  after?: (told: Told) => void
}

/** The file comes, is read and approved in a few days; then its contract goes as far as the stage says. */
export function tellContract(telling: Telling, stage: Stage, acts: Acts, body: object): void {
  const { agenda, days, owner, person, later } = telling
  const { file, contract } = acts
  const at = (day: number, hours: number, run: () => Promise<void>) =>
    agenda.plan(days.moment(day, hours + later), run)
  const { approved, drafted = stage.sent, sent, signed, acknowledged, amount = telling.amount } = stage
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
  // Banks are closed today: what is planned for today leaves on the next day that they work.
  const fundingOn = stage.fundingOn === 0 && !days.isToday ? 1 : stage.fundingOn
  if (drafted !== undefined) at(drafted, 0.5, () => contract.draft(owner, days.on(fundingOn)))
  if (sent !== undefined) at(sent, 1, () => contract.send(owner))
  if (signed !== undefined) {
    at(signed, 0.2, () => contract.open())
    at(signed, 0.7, () => contract.sign())
  }
  if (acknowledged !== undefined) at(acknowledged, 2, () => contract.acknowledge())
  stage.after?.({ ...telling, ...acts, at })
}
