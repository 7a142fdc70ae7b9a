import type { ReactNode } from 'react'

/** The right column of the section, from its top: the left one holds its title, and the list of steps below that. */
export const besideTheList = 'lg:col-start-2 lg:row-span-2 lg:row-start-1'

/** The sheet that the questions are written on. The certificate that follows them brings its own. */
export function ApplicationSheet({ children }: { children: ReactNode }) {
  return (
    <div
      className={`on-sheet rounded-md px-4 py-6 max-sm:-mx-3 shadow-sheet sm:p-8 lg:px-[clamp(2.5rem,4vw,4rem)] lg:py-10 ${besideTheList}`}
    >
      {children}
    </div>
  )
}
