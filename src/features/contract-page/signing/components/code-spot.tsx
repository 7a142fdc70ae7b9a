/** Where on the first page the code stands. The words beside it say so, too. */
export function CodeSpot({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 88 116"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d="M83 6v106H8" strokeWidth="4" strokeDasharray="1.5 2" opacity=".6" />
      <rect x="1" y="1" width="80" height="108" fill="var(--color-sheet)" strokeWidth="1.5" />
      <path d="M9 12h64M9 15h64" strokeWidth=".8" />
      <path d="M9 22h28" strokeWidth="3" />
      <path d="M9 34h34M9 40h42M9 46h26M64 34h9M66 40h7M66 46h7M9 56h64M9 62h64M9 68h64" strokeWidth="1.2" />
      <path d="M9 76h30v20H9zM44 76h29v20H44z" />
      <rect x="51" y="18" width="24" height="9" strokeWidth="1.3" />
      <path d="M54 22.500h18" strokeWidth="2" strokeDasharray="4 3" />
      <ellipse cx="63" cy="22.500" rx="17" ry="9.500" strokeWidth="1.3" strokeDasharray="2.500 2" />
    </svg>
  )
}
