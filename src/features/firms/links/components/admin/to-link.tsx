import { useState } from 'react'
import { LoadFailure } from '#features/admin/components/load-failure.tsx'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Empty } from '#features/admin/kit/components/empty.tsx'
import { KeyHint, Keys } from '#features/admin/kit/components/keys.tsx'
import { Rows } from '#features/admin/kit/components/table.tsx'
import { Wait } from '#features/admin/kit/components/wait.tsx'
import { formatNumber } from '#site/staff-format.ts'
import type { TypedFirm } from '../../schema.ts'
import { useTypedFirms } from './typed-queries.ts'
import { TypedRow } from './typed-row.tsx'
import { useTypedActs } from './use-typed-acts.ts'
import { useTypedKeys } from './use-typed-keys.ts'

/** What people typed and no record stands for yet. One key links a spelling; nothing links itself. */
export function ToLink({ q }: { q: string }) {
  const query = useTypedFirms(q)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const [current, setCurrent] = useState<string>()
  const groups = data?.pages.flatMap((page) => page.groups) ?? []
  const acts = useTypedActs()
  const showMore = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage())
  useTypedKeys({ groups, current, acts, onEnd: showMore })
  return (
    <>
      <div className="k-scroll border-t border-rule-strong">
        {error && (
          <LoadFailure
            title="Failed to fetch what people typed"
            error={error}
            fallback="The list could not be read."
            onRetry={refetch}
          />
        )}
        {!data && !error && (
          <div className="p-6">
            <Wait lines={12}>Loading what people typed…</Wait>
          </div>
        )}
        {data && groups.length === 0 && !hasNextPage && <Nothing isSearch={q !== ''} />}
        {groups.length > 0 && (
          <TypedTable groups={groups} isOld={query.isPlaceholderData} onFocus={setCurrent} acts={acts} />
        )}
        {hasNextPage && (
          <div className="px-4 py-2">
            <Button kind="line" busy={isFetchingNextPage && 'Loading…'} onClick={showMore}>
              Show more
            </Button>
          </div>
        )}
      </div>
      <Keys end={<p role="status">{sayFiles(data?.pages[0]?.files)}</p>}>
        <KeyHint keys={['j', 'k']}>move</KeyHint>
        <KeyHint keys={['l']}>link, or make the firm</KeyHint>
        <KeyHint keys={['m']}>make a firm</KeyHint>
        <KeyHint keys={['n']}>not this firm</KeyHint>
        <KeyHint keys={['o']}>open the firm</KeyHint>
      </Keys>
    </>
  )
}

const sayFiles = (files: number | undefined) =>
  files ? `${formatNumber(files)} ${files === 1 ? 'file' : 'files'} without a record of their firm` : ''

type TypedTableProps = {
  groups: readonly TypedFirm[]
  isOld: boolean
  onFocus: (key: string) => void
  acts: ReturnType<typeof useTypedActs>
}

function TypedTable({ groups, isOld, onFocus, acts }: TypedTableProps) {
  return (
    <Rows caption="Firms to link" className="firm-typed" isOld={isOld}>
      <thead>
        <tr>
          <th scope="col">As typed</th>
          <th scope="col" className="c-files">
            Files
          </th>
          <th scope="col" className="c-maybe">
            May be
          </th>
          <td className="c-acts">
            <span className="sr-only">What to do</span>
          </td>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <TypedRow key={group.key} group={group} acts={acts} onFocus={() => onFocus(group.key)} />
        ))}
      </tbody>
    </Rows>
  )
}

function Nothing({ isSearch }: { isSearch: boolean }) {
  if (isSearch) {
    return (
      <Empty title="Nobody typed that">
        <p>Try fewer letters.</p>
      </Empty>
    )
  }
  return (
    <Empty title="Every file has its firm">
      <p>When an application names a firm without a record, it comes here.</p>
    </Empty>
  )
}
