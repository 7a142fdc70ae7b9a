import type { ComponentProps } from 'react'
import { readDollars } from '#lib/price/typed.ts'
import { formatMoney } from '#site/staff-format.ts'
import { TypedInput } from './typed-input.tsx'

type MoneyInputProps = Omit<
  ComponentProps<typeof TypedInput<number>>,
  'read' | 'write' | 'misread' | 'before'
>

/** Takes "12.5k", "12500" and "$12,500". Whole cents. */
export function MoneyInput(props: MoneyInputProps) {
  return (
    <TypedInput
      inputMode="decimal"
      {...props}
      before={<span aria-hidden="true">$</span>}
      read={readCents}
      write={writeCents}
      misread="Type dollars, like 12500 or 12.5k."
    />
  )
}

export function readCents(typed: string): number | undefined {
  const dollars = readDollars(typed)
  return dollars === undefined ? undefined : Math.round(dollars * 100)
}

/** The sign stands beside it. */
export const writeCents = (cents: number): string => formatMoney(cents).replace('$', '')
