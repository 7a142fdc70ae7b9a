import type { Earning, ScheduleKind } from '#domain/caps.ts'
import type { ContractLaw } from '#domain/contract-law.ts'

type Contradiction = { path: (string | number)[]; message: string }

type CheckedRule = {
  cancelDays: number | null
  mostMonths: number | null
  earning: Earning | null
  schedule: { kind: ScheduleKind; stepMonths: number } | null
  contract: ContractLaw | null
}

/** What can't be so at once, with the field that has to change. */
export function findContradictions(rule: CheckedRule): Contradiction[] {
  return [...checkSchedule(rule), ...(rule.contract ? checkContract(rule, rule.contract) : [])]
}

const when = (isWrong: boolean, path: (string | number)[], message: string): Contradiction[] =>
  isWrong ? [{ path, message }] : []

function checkSchedule({ schedule, earning, mostMonths }: CheckedRule): Contradiction[] {
  const steps = schedule?.kind === 'dated' ? schedule.stepMonths : 0
  return [
    ...when(
      schedule?.kind === 'dated' && steps === 0,
      ['schedule', 'stepMonths'],
      'Say how many months a step of the schedule has',
    ),
    ...when(
      schedule?.kind === 'outcomes' && schedule.stepMonths > 0,
      ['schedule', 'stepMonths'],
      'A schedule by outcomes has no dated steps: leave the months out',
    ),
    ...when(
      mostMonths !== null && steps > mostMonths,
      ['schedule', 'stepMonths'],
      `Charges stop after ${mostMonths} months, before the first step ends`,
    ),
    ...when(
      earning === 'per-step' && schedule?.kind !== 'dated',
      ['schedule'],
      'Charges are earned with each step: add a schedule that says how many months a step has',
    ),
  ]
}

function checkContract({ cancelDays, schedule }: CheckedRule, law: ContractLaw): Contradiction[] {
  const at = (...path: (string | number)[]) => ['contract', ...path]
  const { scope, languages, report } = law
  return [
    ...when(
      law.cancelWays !== undefined && cancelDays === null,
      at('cancelWays'),
      'Nobody can cancel without days to cancel: add those',
    ),
    ...when(
      scope !== undefined && !scope.residence && !scope.forum,
      at('scope'),
      'The law reaches nobody: choose where the client lives, where the claim is pursued, or both',
    ),
    ...when(
      law.rateDisclosure === 'per-step' && schedule?.kind !== 'dated',
      at('rateDisclosure'),
      'A rate at the end of each step needs a schedule with steps',
    ),
    ...when(
      languages?.translatorAffidavit === true && !languages.bothOnNegotiation,
      at('languages', 'translatorAffidavit'),
      'A translator swears to a translation: ask for both languages, too',
    ),
    ...when(
      report !== undefined && !report.required && report.due !== undefined,
      at('report', 'due'),
      'No report is asked for: leave its day out',
    ),
    ...checkNotices(law, at),
    ...checkAttorney(law, at),
    ...checkApproval(law, at),
    ...checkOtherMoney(law, at),
  ]
}

type Place = (...path: (string | number)[]) => (string | number)[]

function checkNotices({ notices = [] }: ContractLaw, at: Place): Contradiction[] {
  return notices.flatMap((notice, place) =>
    when(
      notices.slice(0, place).some(({ text }) => text === notice.text),
      at('notices', place, 'text'),
      'These words are already there',
    ),
  )
}

function checkAttorney({ attorney }: ContractLaw, at: Place): Contradiction[] {
  const { required, statements = [] } = attorney ?? {}
  return [
    ...when(
      required === false && statements.length > 0,
      at('attorney', 'statements'),
      'No acknowledgment is asked for: leave its statements out',
    ),
    ...statements.flatMap(({ about, text }, place) => [
      ...when(
        about === 'other' && !text,
        at('attorney', 'statements', place, 'text'),
        'Write what the attorney has to state',
      ),
      ...when(
        about !== 'other' && statements.slice(0, place).some((before) => before.about === about),
        at('attorney', 'statements', place, 'about'),
        'This statement is already there',
      ),
    ]),
  ]
}

function checkApproval({ formApproval, license }: ContractLaw, at: Place): Contradiction[] {
  const { required, number, date } = formApproval ?? {}
  const { from, to } = license ?? {}
  return [
    ...when(
      required === false && (number ?? date) !== undefined,
      at('formApproval', 'required'),
      'A form with an approval is one that needs it',
    ),
    ...when(
      number !== undefined && date === undefined,
      at('formApproval', 'date'),
      'Say on which day the form was approved',
    ),
    ...when(
      date !== undefined && number === undefined,
      at('formApproval', 'number'),
      'Give the number of the approval',
    ),
    ...when(
      from !== undefined && to !== undefined && to < from,
      at('license', 'to'),
      'It ends before it begins',
    ),
  ]
}

function checkOtherMoney({ refinance }: ContractLaw, at: Place): Contradiction[] {
  const { kind, months, tables } = refinance ?? {}
  return [
    ...when(
      kind === 'within-months' && months === undefined,
      at('refinance', 'months'),
      'Say within how many months',
    ),
    ...when(
      refinance !== undefined && kind !== 'within-months' && months !== undefined,
      at('refinance', 'months'),
      'Months belong to “only within some months”: leave them out',
    ),
    ...when(
      kind === 'ban' && tables === true,
      at('refinance', 'tables'),
      'Nothing is refinanced, so there is nothing to compare',
    ),
  ]
}
