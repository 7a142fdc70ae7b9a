import { useEffect, useId, useRef, useState } from 'react'
import { type ApplicationStatus, statusOf } from '#domain/application-status.ts'
import { useFocusOnOpen } from '#features/admin/components/use-focus-on-open.ts'
import { useUnsavedGuard } from '#features/admin/components/use-unsaved-guard.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { Activity } from '#features/desk/application/components/admin/activity.tsx'
import { useComposing } from '#features/desk/application/components/admin/composer.tsx'
import { SheetHead } from '#features/desk/application/components/admin/sheet-head.tsx'
import { useDocuments } from '#features/documents/files/components/admin/document-queries.ts'
import { MailDock } from '#features/messages/emails/components/admin/mail-dock.tsx'
import { useMailing } from '#features/messages/emails/components/admin/use-mailing.ts'
import type { ApplicationDetail } from '#features/review/schema.ts'
import { sayMoney } from '#features/underwriting/components/admin/sheet-words.ts'
import { useSheet } from '#features/underwriting/components/admin/use-sheet.ts'
import { useSheetCalls } from '#features/underwriting/components/admin/value-queries.ts'
import type { ValueLineName } from '#features/underwriting/schema/lines.ts'
import { computeValue } from '#features/underwriting/schema/results.ts'
import type { ValueSheet as Value } from '#features/underwriting/schema/sheet.ts'
import { caseNameOf, casePersonOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { formatDay } from '#site/staff-format.ts'
import { DocumentBeside } from './document-beside.tsx'
import { listSources } from './list-sources.ts'
import { useBeside } from './use-beside.ts'
import { useValueKeys } from './use-value-keys.ts'
import { ValueBody } from './value-body.tsx'
import { ValueFacts } from './value-facts.tsx'
import '#features/desk/application/components/admin/application.css'
import './value-screen.css'

type ValueScreenProps = {
  application: ApplicationDetail
  value: Value
  drafts: Map<string, string>
  position: string | undefined
  turns: { next: (() => void) | undefined; previous: (() => void) | undefined }
  onClose: () => void
  /** Undefined: the latest. */
  onVersion: (number: number | undefined) => void
}

export function ValueScreen(props: ValueScreenProps) {
  const { application, value, drafts, position, turns, onClose, onVersion } = props
  const { id } = application
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnOpen(heading)
  const composing = useComposing()
  const mailing = useMailing()
  const beside = useBeside()
  const documents = useDocuments(id).data?.documents ?? []
  const isReadOnly = value.version?.closedAt != null
  const calls = useSheetCalls(id)
  const sheet = useSheet({
    applicationId: id,
    lines: value.lines,
    today: value.context.today,
    calls,
    besides: beside.shown,
  })
  useUnsavedGuard(sheet.unsaved.length > 0, { within: [paths.adminApplications] })
  const results = computeValue(isReadOnly ? value.lines : sheet.current, value.context)
  const { advice, grade } = results
  const [isChoosing, setChoosing] = useState(false)
  const [asked, setAsked] = useState<ApplicationStatus>()
  const [isComparing, setComparing] = useState(false)
  const mayOffer = !statusOf(application.status).isClosed && application.status !== 'funded'
  const advised = advice?.advised
  const isAdvised = advised !== undefined && advised > 0
  const unsaved = sheet.unsaved.some(({ state }) => state.kind !== 'typing')
  const wait = unsaved
    ? 'Some of what you typed isn’t saved yet.'
    : advice
      ? 'The sheet advises nothing.'
      : 'Nothing is advised yet.'
  const offer = isAdvised && !unsaved && mayOffer ? () => setAsked('approved') : undefined
  const [firstDocument] = documents
  const acts = {
    paper: beside.shown ? beside.close : firstDocument && (() => beside.open(firstDocument.id)),
    offer,
    print: () => window.print(),
    compare: value.versions.length > 1 ? () => setComparing(!isComparing) : undefined,
    begin: () => void calls.begin(value.versions[0]?.number ?? 0),
    mail: mailing.open,
    status: () => setChoosing(true),
  }
  const typing = {
    begin: isReadOnly ? undefined : sheet.begin,
    add: (name: ValueLineName) => (isReadOnly ? undefined : () => sheet.add(name)),
  }
  useValueKeys(id, acts, typing, { ...turns, close: beside.shown ? beside.close : onClose })
  const quiet = [
    ...(acts.paper
      ? [{ label: beside.shown ? 'Close the paper' : 'Papers', keys: 'd', run: acts.paper }]
      : []),
    { label: 'Mail', keys: 'm', run: mailing.open },
    { label: 'Print', keys: 'p', run: acts.print },
    ...(value.number > 0 && !isReadOnlyOlder(value)
      ? [{ label: 'New version', keys: 'y', run: acts.begin }]
      : []),
    ...(acts.compare ? [{ label: 'Compare', keys: 'h', run: acts.compare }] : []),
  ]
  const client = casePersonOf(application).firstName
  const sources = listSources(documents)

  return (
    <article
      className="file file-page on-sheet value-page"
      aria-labelledby={title}
      data-beside={beside.shown ? '' : undefined}
    >
      <SheetHead
        sheet="value"
        title={{ id: title, ref: heading, name: caseNameOf(application) }}
        application={application}
        grade={advice ? grade.grade : undefined}
        facts={
          <ValueFacts
            application={application}
            advised={advised === undefined ? 'Not yet' : sayMoney(advised)}
            about={sayStand(value, advice ? grade.grade : undefined)}
          />
        }
        status={{ isOpen: isChoosing, onOpen: setChoosing, asked, onAsk: setAsked, shortcut: 's' }}
        word={<VersionWord value={value} isTyping={sheet.unsaved.length > 0} />}
        quiet={quiet}
        main={
          mayOffer && (
            <Button className="file-main" keys="o" aria-keyshortcuts="o" off={!offer && wait} onClick={offer}>
              {isAdvised ? `Offer ${sayMoney(advised)}` : 'Offer'}
            </Button>
          )
        }
        position={position}
        turns={turns}
        onClose={onClose}
      />
      <MailDock application={application} drafts={drafts} mailing={mailing} />
      <div className="file-body value-body">
        <div className="file-record">
          {isReadOnly && (
            <ClosedNote value={value} onLatest={() => onVersion(undefined)} onBegin={acts.begin} />
          )}
          <ValueBody
            {...{ application, value, sheet, results, client, sources, isReadOnly }}
            isComparing={isComparing}
            onSource={beside.open}
            onTurn={(by) => beside.turn.current?.(by)}
            onVersion={onVersion}
          />
        </div>
        {beside.shown && <DocumentBeside {...{ application, documents, beside }} />}
        <Activity application={application} drafts={drafts} composing={composing} />
      </div>
    </article>
  )
}

const isReadOnlyOlder = ({ number, versions }: Value) => versions[0]?.number !== number

const sayStand = ({ number }: Value, grade: string | undefined) =>
  [grade && `Grade ${grade}`, number > 0 ? `version ${number}` : 'nothing typed'].filter(Boolean).join(', ')

function VersionWord({ value, isTyping }: { value: Value; isTyping: boolean }) {
  const { number, lines } = value
  const saved = lines
    .flatMap(({ changedAt }) => changedAt ?? [])
    .toSorted()
    .at(-1)
  const words = useSavedWords(saved)
  if (number === 0) return 'Nobody has typed anything yet'
  return [`Version ${number}`, isTyping ? 'typing' : words].filter(Boolean).join(', ')
}

/** "saved 4 s ago", while it's new. */
function useSavedWords(moment: string | undefined): string {
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 5_000)
    return () => clearInterval(timer)
  }, [])
  if (!moment) return ''
  const now = Date.now()
  const seconds = Math.max(1, Math.round((now - Date.parse(moment)) / 1_000))
  if (seconds < 60) return `saved ${seconds} s ago`
  return seconds < 3_600 ? `saved ${Math.round(seconds / 60)} min ago` : `saved ${formatDay(moment)}`
}

type ClosedNoteProps = { value: Value; onLatest: () => void; onBegin: () => void }

function ClosedNote({ value, onLatest, onBegin }: ClosedNoteProps) {
  const { version, number, versions } = value
  const isLatest = versions[0]?.number === number
  const by = version?.closedBy ? ` by ${version.closedBy}` : ''
  const why = version?.closing === 'offer' ? 'closed with an offer' : 'closed when a new version began'
  return (
    <Note
      tone="calm"
      title={`Version ${number} is ${why}${by}.`}
      action={
        <Button kind="bare" onClick={isLatest ? onBegin : onLatest}>
          {isLatest ? 'New version' : 'Open the latest'}
        </Button>
      }
    >
      Its figures never change.
    </Note>
  )
}
