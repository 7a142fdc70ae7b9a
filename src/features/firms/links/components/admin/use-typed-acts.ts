import { useNavigate } from 'react-router'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { paths } from '#site/paths.ts'
import { formatNumber } from '#site/staff-format.ts'
import type { GroupLinked, TypedFirm } from '../../schema.ts'
import { useLinkGroup } from './typed-queries.ts'

export type TypedActs = ReturnType<typeof useTypedActs>

export function useTypedActs() {
  const { mutate } = useLinkGroup()
  const { reportSuccess } = useOutcome()
  const navigate = useNavigate()
  const linkTo = ({ key }: TypedFirm, firmId: string | null) =>
    mutate({ key, firmId }, { onSuccess: (linked) => reportSuccess(sayLinked(linked)) })
  return {
    /** To the likeliest record, or to one made of what was typed. */
    link: (group: TypedFirm) => linkTo(group, group.firms[0]?.id ?? null),
    make: (group: TypedFirm) => linkTo(group, null),
    refuse: (_group: TypedFirm) => {},
    open: ({ firms: [firm] }: TypedFirm) => firm && void navigate(paths.adminFirm(firm.id)),
  }
}

function sayLinked({ firm, isNew, linked }: GroupLinked): string {
  const files = `${formatNumber(linked)} ${linked === 1 ? 'file' : 'files'}`
  return isNew ? `${firm.name} made, ${files} linked` : `${files} linked to ${firm.name}`
}
