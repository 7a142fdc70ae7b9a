import { useNavigate } from 'react-router'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { GroupLinked, TypedFirm } from '../../schema.ts'
import { useLinkGroup, useRefuseGroup, useUndoGroup } from './typed-queries.ts'

export type TypedActs = ReturnType<typeof useTypedActs>

export function useTypedActs() {
  const { mutate } = useLinkGroup()
  const { mutate: undo } = useUndoGroup()
  const { mutate: refuseGroup } = useRefuseGroup()
  const { reportSuccess } = useOutcome()
  const navigate = useNavigate()
  const linkTo = ({ key }: TypedFirm, firmId: string | null) =>
    mutate(
      { key, firmId },
      {
        onSuccess: (linked) => {
          const { firm, linkedAt, isNew } = linked
          const onSelect = () => undo({ firmId: firm.id, linkedAt, isNew })
          reportSuccess(sayLinked(linked), { action: { label: 'Undo', onSelect } })
        },
      },
    )
  return {
    /** To the likeliest record, or to one made of what was typed. */
    link: (group: TypedFirm) => linkTo(group, group.firms[0]?.id ?? null),
    make: (group: TypedFirm) => linkTo(group, null),
    refuse({ key, firms: [firm] }: TypedFirm) {
      if (!firm) return
      const refusal = { key, firmId: firm.id }
      const onSelect = () => refuseGroup({ ...refusal, isRefused: false })
      refuseGroup(
        { ...refusal, isRefused: true },
        {
          onSuccess: () =>
            reportSuccess(`${firm.name} isn’t suggested here again`, { action: { label: 'Undo', onSelect } }),
        },
      )
    },
    open: ({ firms: [firm] }: TypedFirm) => firm && void navigate(paths.adminFirm(firm.id)),
  }
}

function sayLinked({ firm, isNew, linked }: GroupLinked): string {
  const files = `${formatNumber(linked)} ${linked === 1 ? 'file' : 'files'}`
  return isNew ? `${firm.name} made, ${files} linked` : `${files} linked to ${firm.name}`
}
