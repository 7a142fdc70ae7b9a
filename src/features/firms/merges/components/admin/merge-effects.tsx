import type { ReactNode } from 'react'
import { Note } from '#features/admin/kit/components/note.tsx'
import { formatList, formatNumber } from '#site/staff-format.ts'
import type { MergePreview } from '../../schema.ts'

/** What comes along, what rests, and who sees more than before. */
export function MergeEffects({ preview }: { preview: MergePreview }) {
  const { kept, merged, brings, hidden, inBoth, same } = preview
  const confirmed = [...kept.people, ...merged.people].filter(({ isConfirmed }) => isConfirmed)
  const coming = [
    ...brings.names.map((name) => `the name ${name}`),
    ...brings.domains.map((domain) => `the domain ${domain}`),
    ...counted(brings.people, 'person', 'people'),
    ...counted(brings.files, 'file', 'files'),
    ...merged.merged.map((name) => `${name}, merged into it before`),
  ]
  const resting = [hidden.phone && `its phone ${hidden.phone}`, hidden.note && 'its note'].filter(
    (what) => typeof what === 'string',
  )
  return (
    <div className="grid gap-3">
      {same.length === 0 ? (
        <Note title="They share nothing.">No name, domain or phone says that they are one firm.</Note>
      ) : (
        <Note tone="calm" title="Both have">
          {formatList(same)}.
        </Note>
      )}
      <dl className="k-facts">
        <Line term={`Comes to ${kept.name}`}>{coming.length > 0 ? formatList(coming) : 'Nothing new'}</Line>
        <Line term="Rests">
          {merged.name} leaves the list{resting.length > 0 && `; ${formatList(resting)} can’t be seen`} until
          the two are parted.
        </Line>
        {inBoth > 0 && (
          <Line term="In both">
            {counted(inBoth, 'file has', 'files have').join('')} both firms: one stands for both.
          </Line>
        )}
        <Line term="Who sees more">
          {confirmed.length > 0
            ? `${formatList(confirmed.map(({ name }) => name))} will see the open clients of both in the firm’s room.`
            : 'Nobody: no address is confirmed at either.'}
        </Line>
      </dl>
    </div>
  )
}

const counted = (amount: number, one: string, many: string) =>
  amount === 0 ? [] : [`${formatNumber(amount)} ${amount === 1 ? one : many}`]

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="wrap-anywhere">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
