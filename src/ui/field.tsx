import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, FieldHelp, fieldIds, OptionalMark } from './field-message.tsx'

type FieldControl = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<FieldControl>({})

/** The only place that ties a control to its field. */
export function useFieldControl(): FieldControl {
  return use(FieldContext)
}

export type FieldProps = {
  label: ReactNode
  /** Set it when an error summary must point to the control. */
  id?: string | undefined
  /** Comes before the control, so that it's read first. */
  help?: ReactNode
  error?: ReactNode
  optional?: boolean | undefined
  /** For a control that is obvious to the eye, such as a search box. Screen readers still read the label. */
  labelHidden?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

export function Field(props: FieldProps) {
  const ownId = useId()
  const id = props.id ?? ownId
  const { helpId, errorId, describedBy } = fieldIds(id, props)
  const control: FieldControl = {
    id,
    ...(describedBy && { 'aria-describedby': describedBy }),
    ...(props.error ? { 'aria-invalid': true } : undefined),
  }
  return (
    <div className={classNames('field', props.error ? 'field-invalid' : undefined, props.className)}>
      <label htmlFor={id} className={props.labelHidden ? 'sr-only' : 'field-label'}>
        {props.label}
        {props.optional && <OptionalMark />}
      </label>
      <FieldHelp id={helpId}>{props.help}</FieldHelp>
      <FieldContext value={control}>{props.children}</FieldContext>
      <FieldError id={errorId}>{props.error}</FieldError>
    </div>
  )
}
