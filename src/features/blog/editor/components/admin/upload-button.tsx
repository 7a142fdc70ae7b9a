import { type ReactNode, useRef } from 'react'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { Button } from '#ui/button.tsx'
import { UploadIcon } from '#ui/icons.tsx'
import { type UploadedPicture, useUploadPicture } from './blog-queries.ts'

type UploadButtonProps = { onUploaded: (picture: UploadedPicture) => void; children: ReactNode }

export function UploadButton({ onUploaded, children }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUploadPicture()
  const { reportFailure } = useOutcome()

  function send(file: File | undefined) {
    if (!file) return
    upload.mutate(file, {
      onSuccess: onUploaded,
      onError: (error) => reportFailure(error, 'Failed to upload the picture'),
    })
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        onChange={({ target }) => {
          send(target.files?.[0])
          // Lets the same file be chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="outline"
        size="small"
        busy={upload.isPending && 'Uploading…'}
        onClick={() => input.current?.click()}
      >
        <UploadIcon />
        {children}
      </Button>
    </>
  )
}
