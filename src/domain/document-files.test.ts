import { expect, test } from 'vitest'
import { nameByType } from './document-files.ts'

test.each([
  ['police report.pdf', 'application/pdf', 'police report.pdf'],
  ['PHOTO.JPEG', 'image/jpeg', 'PHOTO.JPEG'],
  ['photo.jpg', 'image/png', 'photo.jpg.png'],
  ['run.exe', 'text/plain', 'run.exe.txt'],
  ['run.bat', 'application/pdf', 'run.bat.pdf'],
  ['no ending', 'text/plain', 'no ending.txt'],
  ['odd.exe', 'application/x-unknown', 'odd.exe.txt'],
])('%s of type %s is saved as %s', (name, type, saved) => expect(nameByType(name, type)).toBe(saved))
