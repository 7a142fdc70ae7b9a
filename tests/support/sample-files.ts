import { crc32, deflateRawSync } from 'node:zlib'

/** The smallest files that are what they claim to be, built here so that every byte is known. */
const bytes = (text: string) => Buffer.from(text, 'latin1')

const contentTypes = (mainPart: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Override PartName="/word/document.xml" ContentType="${mainPart}"/></Types>`

const office = 'application/vnd.openxmlformats-officedocument'

export const goodFiles = {
  pdf: {
    type: 'application/pdf',
    body: bytes('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF\n'),
  },
  jpg: {
    type: 'image/jpeg',
    body: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100', 'hex'), Buffer.alloc(64)]),
  },
  png: {
    type: 'image/png',
    body: Buffer.from(
      '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082',
      'hex',
    ),
  },
  gif: {
    type: 'image/gif',
    body: bytes('GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;'),
  },
  doc: { type: 'application/msword', body: compoundFile('WordDocument') },
  docx: {
    type: `${office}.wordprocessingml.document`,
    body: zip({
      '[Content_Types].xml': contentTypes(`${office}.wordprocessingml.document.main+xml`),
      'word/document.xml': '<w:document/>',
    }),
  },
  txt: { type: 'text/plain', body: Buffer.from('BMW hit me on Elm Street — see the report.\r\n¿Cuándo?\n') },
} as const

/** Each has an allowed type, and none is what it claims to be. */
export const disguisedFiles = {
  'a Windows program as PDF': { type: 'application/pdf', body: windowsProgram() },
  'a Windows program as text': { type: 'text/plain', body: windowsProgram() },
  'a Linux program as picture': {
    type: 'image/png',
    body: Buffer.concat([bytes('\x7fELF\x02\x01\x01'), Buffer.alloc(200)]),
  },
  'a shell script as text': { type: 'text/plain', body: bytes('#!/bin/sh\nrm -rf /\n') },
  'a web page as text': { type: 'text/plain', body: bytes('<!DOCTYPE html><script>alert(1)</script>') },
  'plain text as PDF': { type: 'application/pdf', body: bytes('This is not a PDF.') },
  'a PDF as picture': { type: 'image/jpeg', body: goodFiles.pdf.body },
  'any archive as Word': { type: goodFiles.docx.type, body: zip({ 'virus.exe': 'MZ' }) },
  'a spreadsheet as Word': {
    type: goodFiles.docx.type,
    body: zip({ '[Content_Types].xml': contentTypes(`${office}.spreadsheetml.sheet.main+xml`) }),
  },
  'an archive that unpacks to 64 MB as Word': {
    type: goodFiles.docx.type,
    body: zip({
      '[Content_Types].xml':
        contentTypes(`${office}.wordprocessingml.document.main+xml`) + ' '.repeat(64 * 1024 * 1024),
    }),
  },
  'an old spreadsheet as Word': { type: 'application/msword', body: compoundFile('Workbook') },
  'an installer as Word': { type: 'application/msword', body: compoundFile('䡀㼿䕷䑬㭪䗤䠤') },
} as const

function windowsProgram(): Buffer {
  const program = Buffer.alloc(512)
  program.write('MZ')
  program.writeUInt32LE(128, 60)
  program.write('PE\0\0', 128, 'latin1')
  return program
}

export function zip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(text)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(text), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(text.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([bytes('PK\x03\x04'), fields, bytes(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([bytes('PK\x01\x02\x14\0'), fields, place, bytes(name)]))
    parts.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, entries, end])
}

/** Three sectors: the sector table, the directory, and a little content. */
export function compoundFile(mainStream: string): Buffer {
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const table = Buffer.alloc(512, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  table.writeUInt32LE(0xfffffffe, 4)
  table.writeUInt32LE(0xfffffffe, 8)
  const directory = Buffer.alloc(512)
  for (const [index, name] of ['Root Entry', mainStream].entries()) {
    directory.write(name, index * 128, 'utf16le')
    directory.writeUInt16LE(name.length * 2 + 2, index * 128 + 64)
  }
  return Buffer.concat([header, table, directory, Buffer.alloc(512)])
}
