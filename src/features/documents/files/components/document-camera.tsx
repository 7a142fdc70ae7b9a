import type { DocumentType } from '#domain/documents.ts'
import { CameraButton } from '#features/camera/components/camera-button.tsx'
import type { UploadChannel } from './upload-channels.ts'
import { type Attempt, uploadDocument } from './upload-document.ts'

type DocumentCameraProps = {
  channel: UploadChannel
  documentType: DocumentType
  name: string
  onSent: () => void
  className?: string
}

/** Photographs one document and sends it as a PDF. */
export function DocumentCamera({ channel, documentType, name, ...rest }: DocumentCameraProps) {
  const to = {
    place: `${channel.savePath} ${documentType} ${channel.about?.itemId ?? ''}`,
    name,
    isPaper: documentType !== 'injury-photos',
    locale: channel.locale,
    send: (file: File, attempt: Attempt, onProgress: (fraction: number) => void) =>
      uploadDocument({ channel, fileType: documentType, file, attempt, onProgress }),
  }
  return <CameraButton to={to} {...rest} />
}
