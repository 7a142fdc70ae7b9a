import type { ReadPart } from './zip.ts'

const endOfChain = 0xffff_fffe
const headerLength = 512
const entryLength = 128
/** Four (or 32) entries each. The main stream of a Word document is always among the first. */
const maxDirectorySectors = 64

/** Word, Excel and Outlook share this container. Follows its chain of sectors ([MS-CFB] 2) up to a limit. */
export async function readCompoundFileNames(read: ReadPart, size: number): Promise<string[]> {
  const header = await read(0, headerLength - 1)
  if (header.length < headerLength) return []
  const sectorShift = header.readUInt16LE(30)
  if (sectorShift !== 9 && sectorShift !== 12) return []
  const sectorLength = 2 ** sectorShift
  const readSector = async (sector: number) => {
    const start = (sector + 1) * sectorLength
    return start >= size ? Buffer.alloc(0) : read(start, start + sectorLength - 1)
  }
  /** The table of next sectors is itself in sectors; the header names the first 109. */
  const follow = async (sector: number) => {
    const perSector = sectorLength / 4
    const tableIndex = Math.floor(sector / perSector)
    if (tableIndex >= 109) return endOfChain
    const table = await readSector(header.readUInt32LE(76 + tableIndex * 4))
    const at = (sector % perSector) * 4
    return at + 4 <= table.length ? table.readUInt32LE(at) : endOfChain
  }

  const names: string[] = []
  let sector = header.readUInt32LE(48)
  for (let seen = 0; sector < endOfChain && seen < maxDirectorySectors; seen++) {
    names.push(...namesIn(await readSector(sector)))
    sector = await follow(sector)
  }
  return names
}

function namesIn(sector: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + entryLength <= sector.length; at += entryLength) {
    // The length counts bytes of UTF-16, including the final zero.
    const length = sector.readUInt16LE(at + 64)
    if (length > 2 && length <= 64) names.push(sector.toString('utf16le', at, at + length - 2))
  }
  return names
}
