import { useState } from 'react'
import { Link } from 'react-router'
import { useCommands } from '#features/admin/components/commands.ts'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#features/admin/kit/components/button.tsx'
import { Note } from '#features/admin/kit/components/note.tsx'
import { firmDomainOf } from '#lib/mail-services.ts'
import { makeSubmissionKey } from '#lib/submission-key.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { useMakeFirm } from '../../../records/components/admin/firm-record-queries.ts'
import { newFirmSchema } from '../../../records/schema/firm.ts'
import type { FileLinks, Suggestion } from '../../schema.ts'
import { useLinkFirm, useRefuseFirm, useUnlinkFirm } from './file-queries.ts'
import { sayWhy } from './link-words.ts'

type FirmSuggestionsProps = { applicationId: string; links: FileLinks; onLink: () => void }

/** The likeliest first, linked by one key and never by itself. */
export function FirmSuggestions({ applicationId, links, onLink }: FirmSuggestionsProps) {
  const { suggestions, typed } = links
  const { mutate: link } = useLinkFirm(applicationId)
  const { mutate: unlink } = useUnlinkFirm(applicationId)
  const { mutate: refuse } = useRefuseFirm(applicationId)
  const { mutateAsync: make } = useMakeFirm()
  const [submissionKey] = useState(makeSubmissionKey)
  const { reportSuccess, reportFailure } = useOutcome()

  const linkTo = (firm: { id: string; name: string }, attorneyId: string | null) =>
    link(
      { firmId: firm.id, role: 'lead', attorneyId },
      {
        onSuccess: () =>
          reportSuccess(`Linked to ${firm.name}`, {
            action: { label: 'Undo', onSelect: () => unlink(firm.id) },
          }),
      },
    )
  const take = ({ firm, attorney }: Suggestion) => linkTo(firm, attorney?.id ?? null)
  const refuseOne = ({ firm }: Suggestion) =>
    refuse(
      { firmId: firm.id, isRefused: true },
      {
        onSuccess: () =>
          reportSuccess(`${firm.name} isn’t suggested here again`, {
            action: { label: 'Undo', onSelect: () => refuse({ firmId: firm.id, isRefused: false }) },
          }),
      },
    )
  async function makeOfTyped() {
    const domain = firmDomainOf(typed.email)
    const phone = newFirmSchema.shape.phone.safeParse(typed.phone).data ?? ''
    try {
      const own = { name: typed.firm, domains: domain ? [domain] : [], phone }
      const { id, name } = await make(newFirmSchema.parse({ ...own, submissionKey }))
      linkTo({ id, name }, null)
    } catch (error) {
      reportFailure(error, 'Please try again.', 'Not made')
    }
  }

  const [first] = suggestions
  useCommands(
    first
      ? [
          {
            id: 'file link firm',
            label: `Link to ${first.firm.name}`,
            group: 'This file',
            keys: 'l',
            run: () => take(first),
          },
        ]
      : [],
  )
  return (
    <>
      {suggestions.map((one, at) => (
        <Note
          key={one.firm.id}
          tone="calm"
          title={
            <>
              May be <Link to={paths.adminFirm(one.firm.id)}>{one.firm.name}</Link>.
            </>
          }
          action={
            <span className="flex flex-wrap">
              <Button
                kind={at === 0 ? 'line' : 'bare'}
                {...(at === 0 && { keys: 'l', 'aria-keyshortcuts': 'l' })}
                onClick={() => take(one)}
              >
                Link<VisuallyHidden> to {one.firm.name}</VisuallyHidden>
              </Button>
              <Button kind="bare" onClick={() => refuseOne(one)}>
                Not this firm<VisuallyHidden>: {one.firm.name}</VisuallyHidden>
              </Button>
            </span>
          }
        >
          {sayWhy(one.why)}, {formatNumber(one.open)} open {one.open === 1 ? 'file' : 'files'}
          {one.attorney && `, attorney ${one.attorney.name}`}.
        </Note>
      ))}
      {!first && <p className="k-quiet">No record of this firm is linked{typed.firm && ' yet'}.</p>}
      <div className="flex flex-wrap gap-2">
        <Button kind={first ? 'bare' : 'line'} onClick={onLink}>
          Find the firm
        </Button>
        {typed.firm && (
          <Button kind="bare" onClick={makeOfTyped}>
            Make a record of “{typed.firm}”
          </Button>
        )}
      </div>
    </>
  )
}
