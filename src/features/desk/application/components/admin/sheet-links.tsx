import { Link, useLocation } from 'react-router'
import { type ContractStatus, contractStatuses } from '#domain/contracts.ts'
import { paths } from '#site/paths.ts'
import { formatDollars, labelOf } from '#site/staff-format.ts'
import { useSheets } from './sheet-queries.ts'

export type Sheet = 'file' | 'value' | 'contract' | 'ledger'

type SheetLinksProps = {
  applicationId: string
  current: Sheet
  /** The grade that the value sheet gives. */
  grade?: string | undefined
}

/** The file, and the pages of it that are printed and have versions. `{` and `}` turn them. */
export function SheetLinks({ applicationId, current, grade }: SheetLinksProps) {
  const toSheet = useSheetAddress(applicationId)
  const { data } = useSheets(applicationId)
  const status = data?.contract?.status
  const owed = data?.ledger?.owed
  const sheets = [
    { sheet: 'file', name: 'File', word: undefined },
    { sheet: 'value', name: 'Value', word: grade },
    ...(data?.contract
      ? [
          {
            sheet: 'contract',
            name: 'Contract',
            word: sayContract(status, owed !== undefined),
          } as const,
        ]
      : []),
    ...(data?.contract || data?.ledger
      ? [
          {
            sheet: 'ledger',
            name: 'Ledger',
            word: owed === undefined ? undefined : formatDollars(Math.round(owed / 100)),
          } as const,
        ]
      : []),
  ] as const
  return (
    <nav className="file-sheets" aria-label="Sheets of this file">
      {sheets.map(({ sheet, name, word }) => (
        <Link key={sheet} to={toSheet(sheet)} {...(sheet === current && { 'aria-current': 'page' })}>
          {name} {word && <small>{word}</small>}
        </Link>
      ))}
    </nav>
  )
}

/** Once it's paid, what it's worth stands with the ledger. */
function sayContract(status: ContractStatus | null | undefined, isPaid: boolean): string | undefined {
  if (!status) return undefined
  return status === 'acknowledged' && isPaid ? 'paid' : labelOf(contractStatuses, status).toLowerCase()
}

const addressOf: Record<Sheet, (id: string) => string> = {
  file: paths.adminApplicationPage,
  value: paths.adminApplicationValue,
  contract: paths.adminApplicationContract,
  ledger: paths.adminApplicationLedger,
}

/** Keeps the list that the file was opened from. */
export function useSheetAddress(applicationId: string) {
  const kept = new URLSearchParams(useLocation().search)
  for (const name of ['application', 'tab', 'version', 'contract']) kept.delete(name)
  const search = kept.size > 0 ? `?${kept}` : ''
  return (sheet: Sheet) => addressOf[sheet](applicationId) + search
}
