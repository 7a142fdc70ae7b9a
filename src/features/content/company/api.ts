import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { maxPictureBytes } from '#lib/open-picture.ts'
import { pictureBody, pictureBytes, takePictures } from '#lib/picture-body.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { picturePath } from '#site/pictures.ts'
import { readWhoPage } from './data.ts'
import { keepPortrait, type PortraitRefusal } from './mutations.ts'
import { whoPageSchema } from './schema.ts'

const route = routesUnder('content')
const refusals: RefusalAnswers<PortraitRefusal> = {
  'not a picture': [415, 'This is not a photo we can engrave. Send a JPEG, PNG, WebP, GIF or AVIF file.'],
  'too small': [400, 'This photo is too small. Each side must be at least 120 pixels.'],
  broken: [400, 'This photo cannot be read. The file may be damaged.'],
}

/** A scope of its own: only here is the body the bytes of a photo. */
export const portraitsApi = ({ storage }: { storage: Storage }) =>
  defineApi(
    [
      route.post(
        '/api/content-portraits',
        { access: 'site', isUpload: true, bodyLimit: maxPictureBytes },
        {
          summary: 'Engrave the photo of a person, sent as the bare body',
          description: 'Only the engraving is kept. `url` may be used in the list of people.',
          consumes: ['application/octet-stream'],
          body: pictureBody,
          response: { 201: z.object({ url: z.string() }) },
        },
        async (request, reply) => {
          const { portrait } = accept(await keepPortrait(storage, pictureBytes(request)), refusals)
          return reply.code(201).send({ url: picturePath(portrait) })
        },
      ),
    ],
    takePictures,
  )

export const whoPageApi = ({ db }: { db: Database }) =>
  defineApi([
    route.get(
      '/api/admin/who-we-are',
      { access: 'site' },
      {
        summary: 'What the page about the company says, and what nobody has entered yet',
        response: { 200: whoPageSchema },
      },
      async () => readWhoPage(db),
    ),
  ])
