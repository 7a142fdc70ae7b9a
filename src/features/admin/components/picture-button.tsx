import { type ReactNode, useRef } from 'react'
import { Button } from '#features/admin/kit/components/button.tsx'
import { UploadIcon } from '#ui/icons.tsx'

type PictureButtonProps = {
  label: string
  busy: string | false
  onChoose: (file: File) => void
  children: ReactNode
}

export function PictureButton({ label, busy, onChoose, children }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <Button kind="line" busy={busy} onClick={() => input.current?.click()}>
        <UploadIcon />
        {children}
      </Button>
    </>
  )
}
