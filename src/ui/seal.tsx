import type { ReactNode } from 'react'
import { seal } from './engravings/index.ts'

/** An engraved seal around a symbol. Hidden from screen readers: the words beside it say what it stands for. */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <span
      className="relative grid size-[min(3.5rem,20vw)] flex-none place-items-center sm:size-21 lg:size-26"
      aria-hidden="true"
    >
      <img {...seal} alt="" loading="lazy" className="absolute inset-0 size-full" />
      <span className="figures relative grid justify-items-center text-[min(1.375rem,7vw)] leading-none font-medium text-green-700 lg:text-[2.5rem]">
        {children}
      </span>
    </span>
  )
}
