import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ClamdServer, createClamdServer, eicar } from '../../../tests/support/clamd-server.ts'
import { createClamdScanner } from './clamd.ts'
import type { Scanner } from './scanner.ts'

describe('the scanner', () => {
  let server: ClamdServer
  let scanner: Scanner
  beforeAll(async () => {
    server = await createClamdServer({ streamMaxLength: '2M' })
    await server.start()
    scanner = createClamdScanner({ host: server.env.CLAMD_HOST, port: Number(server.env.CLAMD_PORT) })
  })
  afterAll(() => server.remove())

  const scan = (bytes: Buffer, length = 64 * 1024) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) =>
      bytes.subarray(index * length, (index + 1) * length),
    )
    return scanner.scan(async () => Readable.from(pieces))
  }

  test('finds nothing in a harmless file, of one piece or many', async () => {
    expect(await scan(Buffer.from('%PDF-1.7\n'))).toBe('clean')
    expect(await scan(Buffer.alloc(2_000_000, 0x20), 1_000)).toBe('clean')
  })

  test('finds a virus, at the beginning and deep in a file', async () => {
    expect(await scan(eicar)).toBe('infected')
    const deep = Buffer.concat([Buffer.alloc(1_500_000, 0x20), eicar, Buffer.alloc(100_000, 0x20)])
    expect(await scan(deep)).toBe('infected')
  })

  test('never calls a file clean that is too long for it', async () => {
    for (const megabytes of [3, 4, 5, 6, 7, 8, 10, 50]) {
      expect(await scan(Buffer.alloc(megabytes * 1024 * 1024))).toBe('unscannable')
    }
  })

  test('gives no verdict about a file that can’t be read to its end', async () => {
    const broken = new Readable({ read: () => {} })
    broken.push(Buffer.from('%PDF-1.7\n'))
    const scanning = scanner.scan(async () => broken)
    broken.destroy(new Error('the store went away'))
    await expect(scanning).rejects.toThrow('the store went away')
  })

  test('gives no verdict while it’s down, and recovers afterward', async () => {
    await server.stop()
    await expect(scan(eicar)).rejects.toThrow('the virus scanner does not answer')
    await server.start()
    expect(await scan(eicar)).toBe('infected')
  })
})
