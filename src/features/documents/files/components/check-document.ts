import {
  type DocumentMimeType,
  isDocumentMimeType,
  maxDocumentSize,
  mimeTypeByName,
} from '#site/choices/document-files.ts'

/** Why a document was not sent, as a toast says it. */
export type UploadProblem = {
  title: 'File too large' | 'Invalid file type' | 'Upload Error' | 'Upload failed'
  description: string
  /** What somebody can do about it, where that takes more words than a toast has. */
  help?: string
  /** Whether the same file may get through another time. */
  canRetry: boolean
}

export const tooLarge = (fileName: string): UploadProblem => ({
  title: 'File too large',
  description: `${fileName} is larger than 50MB`,
  canRetry: false,
})

/** iPhones take photos in a format of their own, and convert them only when they are asked to. */
const heicHelp =
  'This is a HEIC photo, which most offices cannot open. On an iPhone, open Settings, Camera, Formats and choose “Most Compatible”, then take the photo again. Or take a screenshot of it and send that.'

const isHeic = (fileName: string) => /\.hei[cf]s?$/i.test(fileName)

export const wrongType = (fileName: string): UploadProblem => ({
  title: 'Invalid file type',
  description: `${fileName} is not a supported file type`,
  ...(isHeic(fileName) && { help: heicHelp }),
  canRetry: false,
})

export const uploadError = (
  description = 'There was an error uploading your file. Please try again.',
  canRetry = true,
): UploadProblem => ({ title: 'Upload Error', description, canRetry })

type ChosenFile = Pick<File, 'name' | 'size' | 'type'>
export type DocumentCheck = { ok: true; mimeType: DocumentMimeType } | { ok: false; problem: UploadProblem }

/** What can be told of a file before a byte of it is sent. The server looks again, at the bytes. */
export function checkDocument({ name, size, type }: ChosenFile): DocumentCheck {
  // The ending is what people see and choose by; browsers guess their type from it as well.
  const mimeType = mimeTypeByName(name) ?? type
  if (!isDocumentMimeType(mimeType)) return { ok: false, problem: wrongType(name) }
  if (size > maxDocumentSize) return { ok: false, problem: tooLarge(name) }
  if (size === 0) return { ok: false, problem: uploadError(`${name} is empty.`, false) }
  return { ok: true, mimeType }
}
