import { Tooltip as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

const DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** Wraps a screen, so that after the first tooltip its neighbors open without a delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  )
}

/** Nothing essential may be only here. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      {/* Not in a portal: beside its control it stays in the same landmark and inside an open dialog. */}
      <Radix.Content sideOffset={6} collisionPadding={8} className="tooltip">
        {text}
      </Radix.Content>
    </Radix.Root>
  )
}
