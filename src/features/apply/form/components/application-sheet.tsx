import type { ReactNode } from 'react'

/** The right column: the left one has the title and the list of steps. */
export const besideTheList = 'lg:col-start-2 lg:row-span-2 lg:row-start-1'

/** The certificate brings a sheet of its own. */
export function ApplicationSheet({ children }: { children: ReactNode }) {
  return (
    <div
      className={`on-sheet rounded-md px-4 py-6 max-sm:-mx-3 shadow-sheet sm:p-8 lg:px-[clamp(2.5rem,4vw,4rem)] lg:py-10 ${besideTheList}`}
    >
      {children}
    </div>
  )
}
