import { useRef, useState } from 'react'

type Shown = { documentId: string; firstPage: number | undefined; page: number; count: number; asked: number }

/** Which paper lies beside the sheet, and which page of it is in sight. */
export function useBeside() {
  const [shown, setShown] = useState<Shown>()
  const asked = useRef(0)
  /** Turns its pages from a field, where letters and arrows are typed. */
  const turn = useRef<(by: number) => void>(undefined)
  return {
    shown,
    turn,
    open(documentId: string, page?: number | null) {
      asked.current += 1
      setShown({ documentId, firstPage: page ?? undefined, page: page ?? 1, count: 0, asked: asked.current })
    },
    see: (page: number, count: number) =>
      setShown((now) => (now && (now.page !== page || now.count !== count) ? { ...now, page, count } : now)),
    close: () => setShown(undefined),
  }
}
export type Beside = ReturnType<typeof useBeside>
