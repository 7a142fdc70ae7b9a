import type { DocumentMimeType } from '#domain/document-files.ts'
import type { DocumentType } from '#domain/documents.ts'
import type { Locale } from '#site/locale.ts'
import { uploadProblemWords } from '../content.ts'
import type { UploadFormAnswer, UploadTicketAnswer } from '../schema/files.ts'
import type { UploadProblem } from './check-document.ts'

export type ChosenDocument = { file: File; fileType: DocumentType; mimeType: DocumentMimeType }

/** Messages for a failed step when the server gave no useful reason. */
/** How documents reach us: where to ask, how to send the bytes, what to register. */
export type UploadChannel = {
  askPath: string
  savePath: string
  words: Pick<UploadProblem, 'title'> & Record<'ask' | 'send' | 'save', string>
  /** The reader's language. */
  locale: Locale
  /** How to send the bytes, and how to register the file afterward. */
  read(answer: unknown, chosen: ChosenDocument): SendingPlan
  /** The field in the error when an earlier registration succeeded and only its answer was lost. */
  registeredField: string
  /** What else to say when asking and registering. */
  about?: Readonly<Record<string, string>>
}

export type SendingPlan = {
  /** Undefined when the answer has no URL. */
  url: string | undefined
  headers?: Record<string, string>
  fields?: Record<string, string>
  registration: object
}

/** Right after applying, by the application's id. */
export const byApplication = (applicationId: string, locale: Locale): UploadChannel => {
  const base = `/api/applications/${encodeURIComponent(applicationId)}`
  return {
    askPath: `${base}/upload-url`,
    savePath: `${base}/files`,
    words: uploadProblemWords[locale].byApplication,
    locale,
    registeredField: 'uploadURL',
    read(answer, { file, fileType }) {
      const { uploadURL, headers = {} } = answer as Partial<UploadTicketAnswer>
      const registration = { originalName: file.name, fileType, uploadURL }
      return { url: uploadURL, headers, registration }
    },
  }
}

/** Later, by an upload link. */
export const byLink = (token: string, locale: Locale): UploadChannel => {
  const base = `/api/upload/${encodeURIComponent(token)}`
  return {
    askPath: `${base}/file`,
    savePath: `${base}/save-file`,
    words: uploadProblemWords[locale].byLink,
    locale,
    registeredField: 'filePath',
    read(answer, { file, fileType, mimeType }) {
      const { uploadURL, objectPath, fields = {} } = answer as Partial<UploadFormAnswer>
      const registration = {
        fileName: file.name,
        originalName: file.name,
        fileType,
        mimeType,
        fileSize: file.size,
        filePath: objectPath,
      }
      return { url: uploadURL, fields, registration }
    },
  }
}

/** To an item of the checklist, from the page whose calls are below `base`: `/api/case/…` or `/api/firm/…`. */
export const byItem = (base: string, itemId: string, locale: Locale): UploadChannel => ({
  ...byLink('', locale),
  askPath: `${base}/upload-url`,
  savePath: `${base}/files`,
  words: uploadProblemWords[locale].byItem,
  about: { itemId },
})
