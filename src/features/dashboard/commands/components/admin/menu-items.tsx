import { statusOf } from '#domain/application-status.ts'
import { applicationCaseTypes } from '#domain/applications.ts'
import type { Command } from '#features/admin/components/commands.ts'
import { Glyph } from '#features/admin/kit/components/glyph.tsx'
import { StatusMark } from '#features/applications/components/admin/status-mark.tsx'
import type { ApplicationAction } from '#features/desk/application/components/admin/use-requested-action.ts'
import type { ShownRow } from '#features/desk/list/schema.ts'
import type { FirmLine } from '#features/firms/records/schema/list.ts'
import { caseNameOf } from '#lib/case-person.ts'
import { paths } from '#site/paths.ts'
import { labelOf } from '#site/staff-format.ts'
import { isNear } from './find-commands.ts'

export type MenuItem = Command & {
  note?: string | undefined
  file?: ShownRow
  act?: ApplicationAction
}

export const toFileItem = (file: ShownRow): MenuItem => ({
  id: `file ${file.id}`,
  label: caseNameOf(file),
  note: [
    [labelOf(applicationCaseTypes, file.caseType), file.state].filter(Boolean).join(', '),
    file.reference,
    file.phone,
  ].join('. '),
  group: 'Files',
  icon: <StatusMark status={file.status} />,
  to: paths.adminApplication(file.id),
  file,
})

const firmOf = ({ attorneyFirm, plaintiffAttorneyFirm }: ShownRow) => attorneyFirm ?? plaintiffAttorneyFirm

/** A firm’s record, with whom to call there. */
export const toFirmItem = ({ id, name, place, open, phone, contact }: FirmLine): MenuItem => ({
  id: `firm record ${id}`,
  label: name,
  note: [
    contact && [contact.name, contact.title, contact.phone].filter(Boolean).join(', '),
    !contact && phone,
    place,
    `${open} open`,
  ]
    .filter(Boolean)
    .join('. '),
  group: 'Firms',
  icon: <Glyph name="firm" />,
  to: paths.adminFirm(id),
})

/** Firms of these applications whose names begin as typed. */
export function listFirms(files: readonly ShownRow[], typed: string): MenuItem[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const isCalled = (firm: string) => {
    const own = firm.toLowerCase().split(/[^\p{L}\p{N}]+/u)
    return words.some((word) => own.some((one) => isNear(word, one)))
  }
  const firms = [...new Set(files.map(firmOf))].filter((firm) => firm !== null && isCalled(firm))
  return firms.flatMap((firm): MenuItem[] => {
    if (!firm) return []
    return [
      {
        id: `firm ${firm}`,
        label: firm,
        note: 'Their files',
        group: 'Firms',
        icon: <Glyph name="person" />,
        to: `${paths.adminApplications}?${new URLSearchParams({ q: firm })}`,
      },
    ]
  })
}

export function listActs(file: ShownRow, canTake: boolean): MenuItem[] {
  const name = caseNameOf(file)
  const toJudge = file.documents?.toJudge ?? 0
  const isOpen = !statusOf(file.status).isClosed
  const acts = [
    {
      act: 'judge',
      label: toJudge === 1 ? 'Judge 1 document' : `Judge ${toJudge} documents`,
      keys: 'd',
      glyph: 'page',
      isOffered: toJudge > 0,
    },
    { act: 'fund', label: 'Pay it out', keys: 'p', glyph: 'go', isOffered: file.status === 'approved' },
    { act: 'request', label: 'Request documents', keys: 'q', glyph: 'mail', isOffered: isOpen },
    { act: 'note', label: 'Write a note', keys: 'n', glyph: 'pen', isOffered: true },
    { act: 'mail', label: 'Write a mail', keys: 'm', glyph: 'mail', isOffered: true },
    { act: 'call', label: 'Write down a call', keys: 'c', glyph: 'phone', isOffered: true },
    { act: 'status', label: 'Change the status', keys: 's', glyph: 'go', isOffered: true },
    { act: 'take', label: 'Take it', keys: 'i', glyph: 'person', isOffered: canTake },
  ] as const
  return acts
    .filter(({ isOffered }) => isOffered)
    .map(({ act, label, keys, glyph }) => ({
      id: `act ${act}`,
      ...{ label, keys, act, file },
      group: `With ${name}`,
      icon: <Glyph name={glyph} />,
      to: paths.adminApplication(file.id),
    }))
}
