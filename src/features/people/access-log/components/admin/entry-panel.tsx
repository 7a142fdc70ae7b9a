import { type ReactNode, useEffect, useRef } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { ButtonLink } from '#features/admin/kit/components/button.tsx'
import { nameBrowser } from '#lib/browser-name.ts'
import { paths } from '#site/paths.ts'
import { formatDate, formatNumber } from '#site/staff-format.ts'
import { classNames } from '#ui/class-names.ts'
import { AlertIcon, CheckIcon, ChevronIcon } from '#ui/icons.tsx'
import { LoadingText } from '#ui/loading-text.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { LogEntry } from '../../schema.ts'
import { sayDetail, sayEntry } from './entry-words.ts'
import { useLogPlace } from './log-place.ts'
import { useEntry } from './log-queries.ts'
import { rowIdOf } from './log-table.tsx'

type EntryPanelProps = { number: number; newer: number | undefined; older: number | undefined }

export function EntryPanel({ number, newer, older }: EntryPanelProps) {
  const { data, error, refetch } = useEntry(number)
  const { searchFor } = useLogPlace()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Where the entry takes the list's place, the focus would be lost with it.
    if (!document.getElementById(rowIdOf(number))?.checkVisibility()) heading.current?.focus()
  }, [number])
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 ref={heading} tabIndex={-1}>
          Entry {formatNumber(number)}
        </h2>
        <div className="flex gap-1">
          <Step label="Newer entry" to={newer} className="rotate-180" />
          <Step label="Older entry" to={older} />
          <ButtonLink kind="bare" to={{ search: searchFor({}) }} preventScrollReset>
            Close
          </ButtonLink>
        </div>
      </div>
      {error && <LoadFailure error={error} fallback="The entry could not be read." onRetry={refetch} />}
      {!data && !error && <LoadingText />}
      {data && <Facts entry={data.entry} />}
      {data && <Chain chain={data.chain} number={number} />}
    </div>
  )
}

function Step({ label, to, className }: { label: string; to: number | undefined; className?: string }) {
  const { searchFor } = useLogPlace()
  if (to === undefined) return null
  return (
    <ButtonLink
      kind="bare"
      size="icon"
      to={{ search: searchFor({}, to) }}
      preventScrollReset
      aria-label={label}
    >
      <ChevronIcon className={classNames('icon', className)} />
    </ButtonLink>
  )
}

function Facts({ entry }: { entry: LogEntry }) {
  const { happenedAt, reference, address, browser, session, request } = entry
  const facts: [string, ReactNode][] = [
    ['Detail', sayDetail(entry)],
    ['File', reference && <File key="file" entry={entry} />],
    ['From', address && [address, browser && nameBrowser(browser)].filter(Boolean).join(', ')],
    ['Session', session],
    ['Request', request],
  ]
  return (
    <div className="grid gap-3">
      <p className="log-sentence">{sayEntry(entry)}</p>
      <p className="text-small text-soft">
        {formatDate(happenedAt, { dateStyle: 'full', timeStyle: 'long' })}
      </p>
      <dl className="log-facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

function File({ entry: { application, reference } }: { entry: LogEntry }) {
  if (!application) return `${reference}, deleted`
  return (
    <TextLink to={paths.adminApplication(application.id)}>
      {application.name}, {reference}
    </TextLink>
  )
}

type Link = { number: number; hash: string; isWhole: boolean }

function Chain({ chain, number }: { chain: readonly Link[]; number: number }) {
  return (
    <div className="grid gap-2">
      <h2>The chain</h2>
      <ol className="log-chain">
        {chain.map((link) => (
          <li key={link.number} aria-current={link.number === number ? 'true' : undefined}>
            {link.isWhole ? <CheckIcon className="size-4" /> : <AlertIcon className="size-4 text-error" />}
            <b>{formatNumber(link.number)}</b>
            <code>
              {link.hash.slice(0, 4)}…{link.hash.slice(-4)}
            </code>
            <span className={classNames('ml-auto', !link.isWhole && 'font-semibold text-error')}>
              {link.isWhole ? 'whole' : 'not as it was written'}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-small text-soft">
        Each entry seals the one before it. A changed, missing or moved one shows here with its number.
      </p>
    </div>
  )
}
