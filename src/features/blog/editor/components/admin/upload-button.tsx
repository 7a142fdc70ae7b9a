import type { ReactNode } from 'react'
import { PictureButton } from '#features/admin/components/picture-button.tsx'
import { useOutcome } from '#features/admin/components/use-outcome.ts'
import { type UploadedPicture, useUploadPicture } from './blog-queries.ts'

type UploadButtonProps = { onUploaded: (picture: UploadedPicture) => void; children: ReactNode }

export function UploadButton({ onUploaded, children }: UploadButtonProps) {
  const upload = useUploadPicture()
  const { reportFailure } = useOutcome()
  const send = (file: File) =>
    upload.mutate(file, {
      onSuccess: onUploaded,
      onError: (error) => reportFailure(error, 'Failed to upload the picture'),
    })
  return (
    <PictureButton label="Picture file" busy={upload.isPending && 'Uploading…'} onChoose={send}>
      {children}
    </PictureButton>
  )
}
