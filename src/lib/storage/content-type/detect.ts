import { readCompoundFileNames } from './compound-file.ts'
import { type ReadPart, readZipEntry } from './zip.ts'

export type FileBytes = {
  size: number
  /** At most `beginningLength` bytes. */
  beginning: Buffer
  isPlainText: boolean
  read: ReadPart
}

/** As much as file-type wants to see. */
export const beginningLength = 4_100

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const zipMark = Buffer.from('PK\x03\x04', 'latin1')

/** Judges by the bytes, as a MIME type; the file's name and the client's word don't matter. */
export async function detectContentType(file: FileBytes): Promise<string | undefined> {
  if (file.isPlainText) return 'text/plain'
  // Not left to file-type, which unpacks as it goes.
  if (file.beginning.subarray(0, 4).equals(zipMark)) return (await isWordDocument(file)) ? docx : undefined
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(file.beginning)
  if (found?.mime === 'application/x-cfb') {
    const names = await readCompoundFileNames(file.read, file.size)
    return names.includes('WordDocument') ? 'application/msword' : undefined
  }
  return found?.mime
}

/** The content list of an Office file names its main part: a document, a sheet, one with macros. */
async function isWordDocument({ read, size }: FileBytes): Promise<boolean> {
  const contents = await readZipEntry(read, size, '[Content_Types].xml')
  return contents?.includes(`${docx}.main+xml`) ?? false
}
