import { z } from 'zod'
import { defineApi, route } from '#lib/define-api.ts'
import { largestPictureFile } from '#lib/open-picture.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { picturePath } from '#site/pictures.ts'
import { keepPortrait, type PortraitRefusal } from './mutations.ts'

const refusals: RefusalAnswers<PortraitRefusal> = {
  'not a picture': [415, 'This is not a photo we can engrave. Send a JPEG, PNG, WebP, GIF or AVIF file.'],
  'too small': [400, 'This photo is too small. Each side must be at least 120 pixels.'],
  broken: [400, 'This photo cannot be read. The file may be damaged.'],
}

/** Has its own scope, because only here is a body the bytes of a photo. */
export const portraitsApi = ({ storage }: { storage: Storage }) =>
  defineApi(
    [
      route.post(
        '/api/content-portraits',
        {
          config: { access: 'site', isUpload: true },
          bodyLimit: largestPictureFile,
          schema: {
            summary: 'Engrave the photo of a person, sent as the bare body',
            description: 'Only the engraving is kept. `url` may be used in the list of people.',
            tags: ['content'],
            consumes: ['application/octet-stream'],
            body: z.any().meta({ type: 'string', format: 'binary' }),
            response: { 201: z.object({ url: z.string() }) },
          },
        },
        async (request, reply) => {
          const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
          const { portrait } = accept(await keepPortrait(storage, bytes), refusals)
          return reply.code(201).send({ url: picturePath(portrait) })
        },
      ),
    ],
    (app) => {
      app.removeAllContentTypeParsers()
      app.addContentTypeParser(
        '*',
        { parseAs: 'buffer', bodyLimit: largestPictureFile },
        (_request, body, done) => done(null, body),
      )
    },
  )
