import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import { maxPictureBytes } from '#lib/open-picture.ts'
import { pictureBody, pictureBytes, takePictures } from '#lib/picture-body.ts'
import { accept, type RefusalAnswers } from '#lib/refusals.ts'
import { isPictureKey, pictureKey } from '#lib/storage/keys.ts'
import type { Storage } from '#lib/storage/storage.ts'
import { localized } from '#site/locale.ts'
import { picturePath } from '#site/pictures.ts'
import { keepPicture, type Refusal } from './mutations.ts'

const route = routesUnder('blog')
const refusals: RefusalAnswers<Refusal> = {
  'not a picture': [415, 'This is not a picture we can show. Send a JPEG, PNG, WebP, GIF or AVIF file.'],
  'too small': [400, 'This picture is too small. It must be at least 200 pixels wide.'],
  broken: [400, 'This picture cannot be read. The file may be damaged.'],
}

const noPicture = localized({ en: 'There is no such picture.' })

const types = { webp: 'image/webp', jpg: 'image/jpeg' } as const

export const picturesApi =
  ({ storage }: { storage: Storage }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/pictures/:name',
      { config: { access: 'public' }, schema: { hide: true, params: z.object({ name: z.string() }) } },
      async (request, reply) => {
        const key = pictureKey(`/pictures/${request.params.name}`)
        const found = isPictureKey(key) && (await storage.head(key))
        const bytes = found && (await storage.open(key))
        if (!bytes) throw notFound(noPicture)
        return reply
          .headers({
            'content-type': types[key.endsWith('.jpg') ? 'jpg' : 'webp'],
            'content-length': found.size,
            // A picture's address is never reused.
            'cache-control': 'public, max-age=31536000, immutable',
            // Social networks and feed readers show it on their own pages.
            'cross-origin-resource-policy': 'cross-origin',
            'content-security-policy': "default-src 'none'; sandbox",
          })
          .send(bytes)
      },
    )

    app.register(pictureUploadsApi({ storage }))
  }

/** A scope of its own: only here is the body the bytes of a picture. */
export const pictureUploadsApi = ({ storage }: { storage: Storage }) =>
  defineApi(
    [
      route.post(
        '/api/blog/pictures',
        { access: 'site', isUpload: true, bodyLimit: maxPictureBytes },
        {
          summary: 'Keep a picture, sent as the bare body',
          description: 'It is drawn again in the sizes that pages need. `url` may be used in posts.',
          consumes: ['application/octet-stream'],
          body: pictureBody,
          response: { 201: z.object({ url: z.string(), width: z.int(), height: z.int() }) },
        },
        async (request, reply) => {
          const { picture } = accept(await keepPicture(storage, pictureBytes(request)), refusals)
          const { width, height } = picture
          return reply.code(201).send({ url: picturePath(picture), width, height })
        },
      ),
    ],
    takePictures,
  )
