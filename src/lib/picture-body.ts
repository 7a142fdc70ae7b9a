import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { maxPictureBytes } from './open-picture.ts'

export const pictureBody = z.any().meta({ type: 'string', format: 'binary' })

/** In a scope of its own, because every other body is JSON. */
export function takePictures(
  app: Pick<FastifyInstance, 'removeAllContentTypeParsers' | 'addContentTypeParser'>,
) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxPictureBytes }, (_request, body, done) =>
    done(null, body),
  )
}

/** A request without a body has no bytes. */
export const pictureBytes = ({ body }: { body: unknown }) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))
