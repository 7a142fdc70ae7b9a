/** Like documents, tasks are squares: empty, lined once begun, full when done. */
export function TaskMark({ state }: { state: 'missing' | 'begun' | 'done' }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false" className="ready-mark">
      {state === 'done' ? (
        <>
          <path d="M2 2h12v12H2z" fill="currentColor" />
          <path d="m4.8 8.2 2.2 2.2 4.2-4.6" fill="none" strokeWidth="1.6" className="ready-mark-tick" />
        </>
      ) : (
        <path d="M2.75 2.75h10.5v10.5H2.75z" fill="none" stroke="currentColor" strokeWidth="1.5" />
      )}
      {state === 'begun' && <path d="M3 5.6h10M3 8h10M3 10.4h10" stroke="currentColor" strokeWidth="1.2" />}
    </svg>
  )
}
