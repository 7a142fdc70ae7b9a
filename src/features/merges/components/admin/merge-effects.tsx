import type { Coming, Pair, Side } from '../../schema.ts'
import { type Choice, standingAnswer } from './merge-fields.tsx'

type Counted = { [Name in keyof Coming]: readonly [one: string, many: string] }
const words: Counted = {
  documents: ['document', 'documents'],
  requests: ['request for documents', 'requests for documents'],
  messages: ['message', 'messages'],
  notes: ['note', 'notes'],
  calls: ['call', 'calls'],
  followUps: ['follow-up', 'follow-ups'],
  mails: ['mail', 'mails'],
  contactMessages: ['message of the contact form', 'messages of the contact form'],
}

function sayComing(coming: Coming): string {
  const parts = Object.entries(words).flatMap(([name, [one, many]]) => {
    const count = coming[name as keyof Coming]
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`
  })
  return [...parts, 'its timeline', 'its checklist'].join(', ')
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

type MergeEffectsProps = { files: Pair['files']; kept: Side; other: Side; choice: Choice }

export function MergeEffects({ files, kept, other, choice }: MergeEffectsProps) {
  const email = String(standingAnswer('email', files, choice) ?? '')
  const dropped = [kept, other]
    .map(({ answers }) => String(answers.email ?? ''))
    .filter((address) => !isSame(address, email))
  const firm = standingAnswer('plaintiffAttorneyEmail', files, choice)
  const isOtherFirm =
    other.firmEmail !== null && !isSame(other.firmEmail, String(firm ?? kept.firmEmail ?? ''))
  const isRefused = [kept, other].some(({ answers }) => answers.phoneConsent === false)
  return (
    <dl className="k-facts">
      <div>
        <dt>Comes along to {kept.reference}</dt>
        <dd>
          {sayComing(other.coming)}.{!kept.assignee && other.assignee && ` ${other.assignee} works on it.`}
        </dd>
      </div>
      <div>
        <dt>Ends</dt>
        <dd>
          {other.reference} is closed as merged. Its reference leads to {kept.reference}. Its upload links,
          case links and open browsers stop: they may be somebody else’s.
          {isRefused && ' A no to calls and texts in either file stands.'}
        </dd>
      </div>
      <div>
        <dt>Who reads it afterward</dt>
        <dd>
          <b className="wrap-anywhere">{email}</b> reads both files’ answers, documents and messages, by the
          link in our mails or a code.{' '}
          {dropped.map((address) => (
            <span key={address} className="wrap-anywhere">
              {address} gets in no longer, and a mail that says so.{' '}
            </span>
          ))}
          {isOtherFirm && 'The law firm that only the other file names gets no access.'}
        </dd>
      </div>
    </dl>
  )
}
