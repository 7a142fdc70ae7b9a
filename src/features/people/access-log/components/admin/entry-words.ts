import { accessActions, listPlaces } from '#domain/access.ts'
import { applicationStatuses } from '#domain/application-status.ts'
import { contractEventKinds } from '#domain/contracts.ts'
import { documentTypes } from '#domain/documents.ts'
import { formatNumber, labelOf } from '#site/staff-format.ts'
import type { LogEntry } from '../../schema.ts'

/** Null is the site itself, or a stranger if there is an address. */
export const nameWho = ({ person, address }: LogEntry): string =>
  person?.name ?? (address === null ? 'The site' : 'Somebody')

export function sayWhat({ action, details, documentType }: LogEntry): string {
  if (action === 'document-download' && documentType)
    return `Opened ${labelOf(documentTypes, documentType)} of`
  if (action === 'list-read') return sayReading(details ?? {})
  return labelOf(accessActions, action)
}

function sayReading({ applications, place }: Record<string, unknown>): string {
  const count = Number(applications)
  const what = count === 1 ? 'one application' : `${formatNumber(count)} applications`
  return `Read ${what} ${labelOf(listPlaces, String(place))}`
}

/** The applicant's name while we have the application, then its reference. */
export const nameWhom = ({ application, reference }: LogEntry): string => application?.name ?? reference ?? ''

export function sayEntry(entry: LogEntry): string {
  const what = sayWhat(entry)
  const said = [nameWho(entry), what.charAt(0).toLowerCase() + what.slice(1), nameWhom(entry)]
  // An application that was never found leaves "of" without a name.
  return `${said
    .filter(Boolean)
    .join(' ')
    .replace(/ (of|for|about)\.?$/, '')}.`
}

const ways: Record<string, string> = {
  app: 'With a code from the app',
  'recovery-code': 'With a recovery code',
  passkey: 'With a passkey',
}

export function sayDetail({ action, details, request }: LogEntry): string {
  const told = details ?? {}
  if (action === 'list-read') return ''
  if (action === 'change' || action.endsWith('-change') || action === 'status-change') {
    if (typeof told.status === 'string') return `To ${labelOf(applicationStatuses, told.status)}`
    return request ?? ''
  }
  if (action === 'change-refused')
    return told.of ? `Entry ${formatNumber(Number(told.of))}, nothing was changed` : ''
  if (action === 'log-check') return told.flaw ? 'Something is wrong' : 'Whole'
  if (action === 'contract-check') return sayDiffering(told.numbers)
  if (action === 'contract-event')
    return `${told.number}: ${labelOf(contractEventKinds, String(told.event)).toLowerCase()}`
  if (typeof told.as === 'string')
    return told.more ? `As ${told.as}; more weren’t written down` : `As ${told.as}`
  if (typeof told.by === 'string') return ways[told.by] ?? told.by
  return Object.entries(told)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(', ')
}

/** Numbers of contracts. */
const sayDiffering = (numbers: unknown): string =>
  Array.isArray(numbers) && numbers.length > 0
    ? `Not as the log says: ${numbers.join(', ')}`
    : 'As the log says'
