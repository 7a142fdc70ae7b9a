import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHelp, fieldIds, OptionalMark } from './field-message.tsx'

type GroupControl = { name?: string; 'aria-invalid'?: true }

const GroupContext = createContext<GroupControl>({})

export function useFieldGroup(): GroupControl {
  return use(GroupContext)
}

export type FieldGroupProps = {
  legend: ReactNode
  /** The target of an error summary's link. */
  id?: string | undefined
  /** Passed on to every choice inside. */
  name?: string | undefined
  help?: ReactNode
  error?: ReactNode
  optional?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Several controls under one question: radios, checkboxes, the parts of a date. */
export function FieldGroup(props: FieldGroupProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const { helpId, errorId, describedBy } = fieldIds(id, props)
  const invalid = Boolean(props.error)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={describedBy}
      className={classNames('field', invalid && 'field-invalid', props.className)}
    >
      <legend className="field-label">
        {props.legend}
        {props.optional && <OptionalMark />}
      </legend>
      <FieldHelp id={helpId}>{props.help}</FieldHelp>
      <div className="pt-3">
        <GroupContext
          value={{ ...(props.name && { name: props.name }), ...(invalid && { 'aria-invalid': true }) }}
        >
          {props.children}
        </GroupContext>
      </div>
      <FieldError id={errorId}>{props.error}</FieldError>
    </fieldset>
  )
}
