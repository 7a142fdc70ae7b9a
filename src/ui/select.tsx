import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { useFieldControl } from './field.tsx'
import { ChevronIcon } from './icons.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

export type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple'> & {
  options: readonly SelectOption[]
  /** For example "Choose a state". */
  placeholder?: string | undefined
}

/** The browser's own select: a wheel on a phone, and no script. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  return (
    <span className="select">
      <select {...useFieldControl()} {...rest} className={classNames('control', className)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <ChevronIcon />
    </span>
  )
}
