import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DataFolderInUseError, lockFolder } from './folder-lock.ts'

it('a folder has one owner at a time, and can be taken again when it is given back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(DataFolderInUseError)
  expect(() => lockFolder(folder)).toThrow(folder)
  unlock()
  lockFolder(folder)()
})

it('a folder that cannot be written is named', () => {
  expect(() => lockFolder('/nowhere/at/all')).toThrow('The data folder /nowhere/at/all cannot be written.')
})
