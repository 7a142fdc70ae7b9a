import type { Services } from '#db/services.ts'
import type { Firm, FirmDeletion } from '../schema/firm.ts'

export async function readFirmRecord(_services: Services, _id: string): Promise<Firm | undefined> {
  throw new Error('not yet')
}

export async function readDeletion(_services: Services, _id: string): Promise<FirmDeletion | undefined> {
  throw new Error('not yet')
}
