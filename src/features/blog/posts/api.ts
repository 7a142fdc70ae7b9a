import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Database } from '#db/database.ts'
import { listVersions } from '#features/blog/versions/data.ts'
import { postVersionSchema } from '#features/blog/versions/schema.ts'
import { authorOf } from '#lib/access.ts'
import { defineApi, routesUnder } from '#lib/define-api.ts'
import { notFound } from '#lib/errors.ts'
import type { Enqueue } from '#lib/jobs/jobs.ts'
import { accept, type Outcome, type RefusalAnswers } from '#lib/refusals.ts'
import { localized } from '#site/locale.ts'
import {
  addBodies,
  findPostForAdmin,
  findPostPreview,
  findPublishedPost,
  listPostsForAdmin,
  listPublishedPosts,
} from './data.ts'
import {
  cancelSchedule,
  createPost,
  deletePost,
  publishPost,
  type Refusal,
  restoreVersion,
  schedulePost,
  updatePost,
} from './mutations.ts'
import {
  deletedPostSchema,
  listQuerySchema,
  newPostSchema,
  postChangeSchema,
  postSchema,
  postSummarySchema,
  scheduleSchema,
} from './schema.ts'

const route = routesUnder('blog')
export type BlogApiOptions = { db: Database; enqueue: Enqueue }

const id = z.uuid().catch('00000000-0000-0000-0000-000000000000')
const params = z.object({ id })
const versionParams = z.object({
  id,
  versionId: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).catch(0),
})

/** The longest body, with every character escaped in JSON. */
const bodyLimit = 1_500_000

const taken = 'Another post has this slug. Please choose another one.'
const noCategory = 'This category does not exist any more'
const past = 'Choose a moment in the future'
const far = 'Choose a moment within a year'

const refusals: RefusalAnswers<Refusal> = {
  unknown: [404, 'Post not found'],
  'slug taken': [409, taken, { slug: [taken] }],
  'changed meanwhile': [409, 'This post was changed since you opened it. Open it again to see the change.'],
  'no such category': [400, `${noCategory}.`, { categoryId: [noCategory] }],
  'published already': [409, 'This post is published already.'],
  'not scheduled': [409, 'This post is not scheduled.'],
  'too early': [400, `${past}.`, { scheduledAt: [past] }],
  'too late': [400, `${far}.`, { scheduledAt: [far] }],
}

const noPost = localized({ en: 'Post not found' })

export const blogApi = ({ db, enqueue }: BlogApiOptions) => {
  const admin = { access: 'site' } as const
  const change = { ...admin, logs: 'post-change' } as const
  const open = { access: 'public' } as const

  const answer = async (postId: string) => {
    const post = await findPostForAdmin(db, postId)
    if (!post) throw notFound(noPost)
    return post
  }
  const answerAfter = async (postId: string, change: Promise<Outcome<object, Refusal>>) => {
    accept(await change, refusals)
    return answer(postId)
  }

  return defineApi([
    route.get(
      '/api/blog/posts',
      { ...open },
      {
        summary: 'Posts, newest first; drafts only for the administrator',
        description:
          'At most `pageSize` of them; `X-Total-Count` tells how many there are. `summary` leaves the bodies out.',
        querystring: listQuerySchema,
        response: { 200: z.array(z.union([postSchema, postSummarySchema])) },
      },
      async (request, reply) => {
        const { published, summary, ...page } = request.query
        const withBodies = !summary
        if (published !== true && (await request.mayEnter('site'))) {
          const found = await listPostsForAdmin(db, { ...page, published, withBodies })
          return setTotal(reply, found)
        }
        const found = await listPublishedPosts(db, page)
        return setTotal(reply, { ...found, ...(withBodies && { posts: await addBodies(db, found.posts) }) })
      },
    ),
    route.get(
      '/api/blog/slug/:slug',
      { ...open },
      {
        summary: 'One post by its address; 301 from an address it had before',
        params: z.object({ slug: z.string() }),
        response: { 200: postSchema, 301: z.null() },
      },
      async (request, reply) => {
        const { slug } = request.params
        const found = await findPublishedPost(db, slug)
        if (found && 'post' in found) return found.post
        const draft = (await request.mayEnter('site')) && (await findPostPreview(db, slug))
        if (draft) return draft
        if (!found) throw notFound(noPost)
        return reply.redirect(`/api/blog/slug/${found.redirectTo}`, 301)
      },
    ),
    route.get(
      '/api/blog/posts/:id',
      { ...admin },
      { summary: 'One post to edit', params, response: { 200: postSchema } },
      (request) => answer(request.params.id),
    ),
    route.post(
      '/api/blog/posts',
      { ...change, bodyLimit },
      { summary: 'Write a post', body: newPostSchema, response: { 201: postSchema } },
      async (request, reply) => {
        const created = accept(await createPost(db, request.body), refusals)
        return reply.code(201).send(await answer(created.id))
      },
    ),
    route.put(
      '/api/blog/posts/:id',
      { ...change, bodyLimit },
      {
        summary: 'Change a post',
        description: 'What is not sent stays. With `version`, 409 when someone else changed it since.',
        params,
        body: postChangeSchema,
        response: { 200: postSchema },
      },
      async (request) => {
        const { id: postId } = request.params
        return answerAfter(postId, updatePost(db, postId, request.body, await authorOf(request)))
      },
    ),
    route.delete(
      '/api/blog/posts/:id',
      { ...change },
      { summary: 'Delete a post', params, response: { 200: deletedPostSchema } },
      async (request) => {
        const { versionId } = accept(
          await deletePost(db, request.params.id, await authorOf(request)),
          refusals,
        )
        return { id: request.params.id, versionId }
      },
    ),
    route.patch(
      '/api/blog/posts/:id/publish',
      { ...change },
      { summary: 'Publish a draft', params, response: { 200: postSchema } },
      ({ params: { id: postId } }) => answerAfter(postId, publishPost(db, postId)),
    ),
    route.put(
      '/api/blog/posts/:id/schedule',
      { ...change },
      {
        summary: 'Let a draft be published by itself',
        params,
        body: scheduleSchema,
        response: { 200: postSchema },
      },
      ({ params: { id: postId }, body }) =>
        answerAfter(postId, schedulePost({ db, enqueue }, postId, body.scheduledAt)),
    ),
    route.delete(
      '/api/blog/posts/:id/schedule',
      { ...change },
      { summary: 'Cancel that', params, response: { 200: postSchema } },
      ({ params: { id: postId } }) => answerAfter(postId, cancelSchedule(db, postId)),
    ),
    route.get(
      '/api/blog/posts/:id/versions',
      { ...admin },
      {
        summary: 'What a post was before its last 20 changes',
        params,
        response: { 200: z.array(postVersionSchema) },
      },
      (request) => listVersions(db, request.params.id),
    ),
    route.post(
      '/api/blog/posts/:id/versions/:versionId/restore',
      { ...change },
      {
        summary: 'Give a post back the words of a version, or bring a deleted post back',
        params: versionParams,
        response: { 200: postSchema },
      },
      async (request) => {
        const { id: postId, versionId } = request.params
        return answerAfter(
          postId,
          restoreVersion({ db, enqueue }, postId, versionId, await authorOf(request)),
        )
      },
    ),
  ])
}

function setTotal<Post>(reply: FastifyReply, { posts, total }: { posts: Post[]; total: number }): Post[] {
  reply.header('x-total-count', total)
  return posts
}
