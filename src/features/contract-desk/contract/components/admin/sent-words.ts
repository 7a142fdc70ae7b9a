import type { SignerParty } from '#domain/contracts.ts'
import type { Contract, ContractSigning, ContractWait } from '#features/contracts/records/schema.ts'
import { today } from '#features/rules/components/admin/rule-words.ts'
import { dateIn } from '#site/format.ts'
import { isLive, sayDayOf } from './contract-words.ts'

/** What the desk can do about one that was sent, the next thing first. */
export type SentAct = 'remind' | 'back' | 'mailed' | 'confirm' | 'copies' | 'paper'

const actsOf: Record<ContractWait, readonly SentAct[]> = {
  person: ['remind', 'paper'],
  attorney: ['remind', 'paper'],
  refused: ['remind', 'paper'],
  counsel: [],
  mailing: ['mailed', 'back'],
  confirming: ['confirm', 'back'],
  copies: ['copies'],
}

export function listSentActs(contract: Contract | undefined): readonly SentAct[] {
  const { signing } = contract ?? {}
  if (!contract || !signing?.waits || !isLive(contract)) return []
  const { waits, onPaperSince } = signing
  const isWaitingForPaper = onPaperSince !== null && actsOf[waits.for].includes('remind')
  return isWaitingForPaper ? ['back', 'mailed'] : actsOf[waits.for]
}

export const actKeys: Record<SentAct, string> = {
  remind: 'r',
  back: 'b',
  mailed: 'l',
  confirm: 'y',
  copies: 'l',
  paper: 'w',
}

/** Whom a reminder would reach. */
export const waitingParty = ({ status }: Contract): SignerParty =>
  status === 'signed' ? 'attorney' : 'person'

export function nameAct(act: SentAct, contract: Contract): string {
  switch (act) {
    case 'remind':
      return waitingParty(contract) === 'attorney' ? 'Remind the attorney' : `Remind ${firstName(contract)}`
    case 'back':
      return 'Came back'
    case 'mailed':
      return contract.signing?.mailedOn ? 'Mailed again' : 'Mailed'
    case 'confirm':
      return 'Confirm'
    case 'copies':
      return 'Copies mailed'
    case 'paper':
      return 'On paper'
  }
}

export const firstName = ({ signer }: Contract): string => signer.name.split(' ')[0] ?? signer.name

/** Why it can't be done now. */
export function whyNot(act: SentAct, contract: Contract): string | undefined {
  if (act !== 'remind' || !contract.signing) return undefined
  const { personRemindedAt, attorneyRemindedAt } = contract.signing
  const last = waitingParty(contract) === 'attorney' ? attorneyRemindedAt : personRemindedAt
  const isToday = last !== null && dateIn('America/New_York', last) === today()
  return isToday ? 'They were reminded today. Call, or remind them tomorrow.' : undefined
}

/** "the attorney has to sign, since Nov 12" */
export function sayWaits(contract: Contract): string | undefined {
  const { signing } = contract
  if (!signing?.waits) return undefined
  const { since } = signing.waits
  return `${waitWords(contract, signing)}${since ? ` since ${sayDayOf(since)}` : ''}`
}

function waitWords(contract: Contract, { waits, mailedOn }: ContractSigning): string {
  const name = firstName(contract)
  switch (waits?.for) {
    case 'person':
      return mailedOn ? `waits for ${name}’s paper` : `waits for ${name}`
    case 'attorney':
      return 'waits for the attorney'
    case 'counsel':
      return 'without an attorney'
    case 'refused':
      return 'the attorney won’t sign,'
    case 'mailing':
      return 'to be mailed on paper'
    case 'confirming':
      return 'signed on paper, to be confirmed'
    default:
      return 'copies to be mailed'
  }
}
