import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { useFieldGroup } from './field-group.tsx'
import { FieldError, fieldIds } from './field-message.tsx'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  description?: ReactNode
  /** For a single box. Boxes in a FieldGroup share the group's message. */
  error?: ReactNode
}

export function Checkbox({ label, description, error, className, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const group = useFieldGroup()
  const { helpId, errorId, describedBy } = fieldIds(id, { help: description, error })
  return (
    <div className={classNames('field', error ? 'field-invalid' : undefined, className)}>
      <div className="choice">
        <input
          type="checkbox"
          {...group}
          aria-describedby={describedBy}
          {...(error ? { 'aria-invalid': true } : undefined)}
          {...rest}
          id={id}
        />
        <span className="choice-label">
          <label htmlFor={id}>{label}</label>
          {description && (
            <span id={helpId} className="choice-help">
              {description}
            </span>
          )}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  )
}
