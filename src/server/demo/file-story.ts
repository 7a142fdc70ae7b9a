import type { ApplicationStatus } from '#domain/application-status.ts'
import type { Agenda } from './agenda.ts'
import { isByFirm, writeApplication } from './applicants.ts'
import type { BankDays } from './bank-days.ts'
import { type Acts, type Stage, type Team, tellContract } from './contract-story.ts'
import * as words from './demo-words.ts'
import type { Colleague } from './file-acts.ts'
import { toOfficeHours } from './office-hours.ts'
import { paidStages } from './paid-stages.ts'
import type { Random } from './seeded-random.ts'
import { waitingStages } from './waiting-stages.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How many of 300 end there, and how many days ago they came. */
const endings = {
  received: { share: 30, days: [0.05, 1.3] },
  'in-review': { share: 48, days: [1.5, 11] },
  'documents-needed': { share: 42, days: [3, 24] },
  approved: { share: 33, days: [5, 30] },
  // Without a contract: from before contracts were on for good.
  funded: { share: 81, days: [50, 170] },
  declined: { share: 42, days: [6, 170] },
  withdrawn: { share: 24, days: [6, 150] },
} as const satisfies Record<ApplicationStatus, { share: number; days: readonly [number, number] }>

const ordered = Object.entries(endings).flatMap(([status, { share }]) =>
  Array<ApplicationStatus>(share).fill(status as ApplicationStatus),
)
/** Shares no divisor with 300, so every status appears among the first applications. */
const stride = 187

const endingOf = (index: number): ApplicationStatus =>
  ordered[(index * stride) % ordered.length] ?? 'received'

/** The first applications of these endings have a contract; the others an offer, or a payment without one. */
const stagesOf: Partial<Record<ApplicationStatus, readonly Stage[]>> = {
  approved: waitingStages,
  funded: paidStages,
}

function stageOf(index: number): Stage | undefined {
  const ending = endingOf(index)
  const stages = stagesOf[ending]
  if (!stages || isByFirm(index)) return undefined
  let place = 0
  for (let before = 0; before < index; before++)
    if (endingOf(before) === ending && !isByFirm(before)) place += 1
  return stages[place]
}

/** Cents that sheets of undecided files are written around. */
const sheetAmounts = [2_500_00, 5_000_00, 10_000_00]

type Telling = {
  random: Random
  agenda: Agenda
  people: readonly [Colleague, ...Colleague[]]
  now: number
  days: BankDays
  team: Team
  /** Names that somebody on the sanctions list nearly has. */
  lookalikes: string[]
}

/** Plans everything that happens to the `index`-th application. */
export function tellStory(telling: Telling, index: number, acts: Acts) {
  const { random, agenda, people, now, days, team } = telling
  const { file } = acts
  const ending = endingOf(index)
  const [youngest, oldest] = endings[ending].days
  const arrival = now - random.between(youngest, oldest) * day
  const person = random.pick(people)
  const stage = stageOf(index)
  if (stage) {
    const amount = random.pick(words.advances) * 100
    const came = days.moment(stage.approved - 3, 1)
    const body = { ...writeApplication(random, index, came), ...words.fundableCase }
    if (stage.hasLookalike) telling.lookalikes.push(`${body.firstName} ${body.lastName}`)
    return tellContract(
      { ...team, agenda, days, person, amount, later: ((index * 11) % 29) / 60 },
      stage,
      acts,
      body,
    )
  }
  // The last acts end well before now, so their follow-ups a minute later have happened too.
  const latest = now - 5 * 60_000
  let moment = arrival
  const at = (when: number, run: () => Promise<void>) => agenda.plan(Math.min(when, latest), run)
  /** The applicant acts at any time, the desk during its hours, and each act follows the one before. */
  const then = (hours: readonly [number, number], run: () => Promise<void>) => {
    moment += random.between(...hours) * hour
    at(moment, run)
  }
  const deskThen = (hours: readonly [number, number], run: () => Promise<void>) => {
    moment = toOfficeHours(moment + random.between(...hours) * hour)
    at(moment, run)
  }

  const application = writeApplication(random, index, arrival)
  at(arrival, () => file.arrive(application))
  // Applications on the desk need the most detail. There are many old ones, and detail takes time.
  const isRecent = now - arrival < 30 * day
  const perhaps = (share: number) => random.chance(isRecent ? share : share / 4)
  // By its number, not by chance: everything else stays as it was.
  const hasSheet = index % 5 < 2
  if (perhaps(0.4)) then([0.1, 0.6], () => file.sendPaper())
  if (ending === 'received') {
    if (random.chance(0.3)) then([0.2, 2], () => file.write(random.pick(words.questions)))
    return
  }
  deskThen([1, 5], async () => {
    await file.open(person)
    await file.take(person)
    await file.move(person, 'in-review')
  })
  if (perhaps(0.5)) deskThen([0.1, 2], () => file.note(person, random.pick(words.notes)))
  if (ending === 'in-review') return review()
  if (ending === 'withdrawn') return withdraw()
  const asksForPapers = ending === 'documents-needed' || perhaps(0.6)
  if (asksForPapers) askForPapers()
  if (ending === 'documents-needed') return waitForPapers()
  for (let papers = isRecent ? random.whole(1, 3) : 0; papers > 0; papers--) sendAndAccept()
  if (asksForPapers) deskThen([0.5, 3], () => file.move(person, 'in-review'))
  if (perhaps(0.4)) talk()
  if (perhaps(0.4)) askFirm()
  if (ending === 'declined') return deskThen([2, 20], () => file.decline(person, words.declineLetter))
  const amount = random.pick(words.advances) * 100
  deskThen([2, 20], async () => {
    if (hasSheet && ending === 'approved') await file.value(person, amount)
    await file.approve(person, amount)
  })
  if (ending === 'approved') return
  if (perhaps(0.5)) deskThen([1, 6], () => file.call(person, 'reached', words.calls[1]))
  deskThen([4, 48], () => file.pay(person, amount))
  // Cases funded long ago have settled.
  const settled = moment + random.between(60, 120) * day
  if (settled < latest) {
    moment = settled
    deskThen([0, 8], () => file.payBack(person, Math.round((amount * random.whole(115, 150)) / 100)))
  }

  function review() {
    if (random.chance(0.6)) then([1, 20], () => file.sendPaper())
    if (random.chance(0.3)) askFirm()
    if (hasSheet) at(moment + hour / 2, () => file.value(person, sheetAmounts[index % 3] ?? 5_000_00))
    if (random.chance(0.3)) then([1, 12], () => file.write(random.pick(words.questions)))
    if (random.chance(0.35)) {
      // Half are due by now, so that Today has calls to make.
      const dueAt = random.chance(0.5)
        ? now - random.between(0, 6) * hour
        : toOfficeHours(now + random.between(0.2, 4) * day)
      deskThen([0.5, 4], () => file.planCall(person, Math.max(dueAt, Date.now())))
    }
  }

  function withdraw() {
    if (random.chance(0.5)) deskThen([2, 10], () => file.call(person, 'no-answer', ''))
    then([10, 60], () => file.withdraw())
  }

  function askForPapers() {
    deskThen([1, 6], () => file.ask(person))
  }

  function waitForPapers() {
    if (random.chance(0.5)) then([5, 40], () => file.sendPaper())
    if (random.chance(0.3)) deskThen([1, 10], () => file.judge(person, 'rejected'))
    if (random.chance(0.3)) talk()
  }

  function sendAndAccept() {
    then([3, 30], () => file.sendPaper())
    deskThen([1, 8], () => file.judge(person, 'accepted'))
  }

  function talk() {
    then([1, 12], () => file.write(random.pick(words.questions)))
    deskThen([0.5, 5], () => file.answer(person, random.pick(words.replies)))
    if (random.chance(0.5)) then([0.5, 6], () => file.write(random.pick(words.thanks)))
  }

  function askFirm() {
    deskThen([0.5, 5], () => file.askFirm(person))
    if (!random.chance(0.7)) return
    then([4, 110], () => file.answerAsFirm())
    if (!isRecent || random.chance(0.5)) return
    deskThen([1, 10], () => file.writeToFirm(person, words.firmQuestion))
    then([10, 190], () => file.writeAsFirm(words.firmReply))
  }
}
