import type { ReactNode } from 'react'
import { ItemSign } from '#features/documents/checklist/components/item-sign.tsx'
import type { MoneyText } from './describe-money.ts'

type StageHeadProps = MoneyText & {
  /** The id of the headline. */
  id: string
  children?: ReactNode
}

/** Whose turn it is, and where the money is. */
export function StageHead({ turn, sign, headline, lead, id, children }: StageHeadProps) {
  return (
    <section aria-labelledby={id} className="pt-5 lg:pt-8">
      <p className="flex items-center gap-2 font-sans text-[1rem] leading-tight font-semibold text-green-800">
        <ItemSign sign={sign} className="size-6!" />
        {turn}
      </p>
      <h1
        id={id}
        tabIndex={-1}
        className="mt-2 text-[min(clamp(2.375rem,1.8rem+2.6vw,3.75rem),13vw)] leading-[1.06] wrap-anywhere"
      >
        {headline}
      </h1>
      {lead && <p className="mt-3 max-w-[31em] text-lead wrap-anywhere">{lead}</p>}
      {children}
    </section>
  )
}
