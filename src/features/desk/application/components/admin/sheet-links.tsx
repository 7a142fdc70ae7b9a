import { Link, useLocation } from 'react-router'
import { paths } from '#site/paths.ts'

type SheetLinksProps = {
  applicationId: string
  current: 'file' | 'value'
  /** The grade that the value sheet gives. */
  grade?: string | undefined
}

/** The file, and the pages of it that are printed and have versions. `{` and `}` turn them. */
export function SheetLinks({ applicationId, current, grade }: SheetLinksProps) {
  const toSheet = useSheetAddress(applicationId)
  return (
    <nav className="file-sheets" aria-label="Sheets of this file">
      <Link to={toSheet('file')} {...(current === 'file' && { 'aria-current': 'page' })}>
        File
      </Link>
      <Link to={toSheet('value')} {...(current === 'value' && { 'aria-current': 'page' })}>
        Value {grade && <small>{grade}</small>}
      </Link>
    </nav>
  )
}

/** Keeps the list that the file was opened from. */
export function useSheetAddress(applicationId: string) {
  const kept = new URLSearchParams(useLocation().search)
  for (const name of ['application', 'tab']) kept.delete(name)
  const search = kept.size > 0 ? `?${kept}` : ''
  return (sheet: 'file' | 'value') =>
    (sheet === 'file'
      ? paths.adminApplicationPage(applicationId)
      : paths.adminApplicationValue(applicationId)) + search
}
