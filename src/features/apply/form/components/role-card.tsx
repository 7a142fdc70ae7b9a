import type { ApplicantRole } from '#domain/applications.ts'
import { useFieldGroup } from '#ui/field-group.tsx'
import { ArrowRightIcon } from '#ui/icons.tsx'

type RoleCardProps = {
  value: ApplicantRole
  label: string
  description: string
  defaultChecked: boolean
  onChoose: () => void
  /** A tap goes on at once. Arrow keys only choose, so that who uses them can hear both first. */
  onTap: () => void
}

export function RoleCard({ value, label, description, defaultChecked, onChoose, onTap }: RoleCardProps) {
  const { name } = useFieldGroup()
  return (
    <label className="choice role-card">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={defaultChecked}
        onChange={onChoose}
        // Browsers count no clicks for keys, which press a radio, too.
        onClick={({ detail }) => detail > 0 && onTap()}
      />
      <span className="choice-label">
        <b>{label}</b>
        <span className="choice-help">{description}</span>
      </span>
      <ArrowRightIcon className="size-6 self-center" />
    </label>
  )
}
