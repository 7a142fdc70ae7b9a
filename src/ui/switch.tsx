import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  description?: ReactNode
}

/** Takes effect immediately. Use a Checkbox for an answer that is sent later with a form. */
export function Switch({ label, description, className, ...rest }: SwitchProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const helpId = description ? `${id}-help` : undefined
  return (
    <div className={classNames('choice switch', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state. */}
      <input type="checkbox" role="switch" aria-describedby={helpId} {...rest} id={id} />
      <span className="choice-label">
        <label htmlFor={id}>{label}</label>
        {description && (
          <span id={helpId} className="choice-help">
            {description}
          </span>
        )}
      </span>
    </div>
  )
}
