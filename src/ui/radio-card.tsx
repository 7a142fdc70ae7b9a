import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldGroup, type FieldGroupProps, useFieldGroup } from './field-group.tsx'

export type RadioCardGroupProps = FieldGroupProps & { columns?: 1 | 2 }

export function RadioCardGroup({ columns = 1, children, ...rest }: RadioCardGroupProps) {
  return (
    <FieldGroup {...rest}>
      <div className={classNames('grid gap-3', columns === 2 && 'sm:grid-cols-2')}>{children}</div>
    </FieldGroup>
  )
}

export type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
  /** Stands after the words, for example a key. */
  end?: ReactNode
}

export function RadioCard({ label, description, end, className, ...rest }: RadioCardProps) {
  // Takes only the name: the group is invalid, never a single radio.
  const { name } = useFieldGroup()
  return (
    <label className={classNames('choice radio-card', className)}>
      <input type="radio" {...(name && { name })} {...rest} />
      <span className="choice-label">
        <b>{label}</b>
        {description && <span className="choice-help">{description}</span>}
      </span>
      {end}
    </label>
  )
}
