import type { ReactNode } from 'react'
import { type FieldProps, Field as PlainField } from '#ui/field.tsx'

export { FieldGroup } from '#ui/field-group.tsx'

/** Label, help, control, message. `saved` says that what stands in it is kept. */
export function Field({ saved, children, ...rest }: FieldProps & { saved?: ReactNode }) {
  return (
    <PlainField {...rest}>
      {children}
      {saved && !rest.error && (
        <p role="status" className="k-saved">
          {saved}
        </p>
      )}
    </PlainField>
  )
}
