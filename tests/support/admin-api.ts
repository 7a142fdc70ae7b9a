import type { FastifyInstance, InjectOptions } from 'fastify'
import type { UploadLink } from '#features/documents/upload-links/schema.ts'
import { signIn } from '#server/testing.ts'

/** Checking a password takes a tenth of a second on purpose, so each app signs in once. */
const signedIn = new WeakMap<FastifyInstance, ReturnType<typeof signIn>>()

/** Calls as the signed-in administrator, through `inject`. */
export async function adminApi(app: FastifyInstance) {
  const signingIn = signedIn.get(app) ?? signIn(app)
  signedIn.set(app, signingIn)
  const headers = await signingIn
  const call = async (method: NonNullable<InjectOptions['method']>, url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    const body = answer.body === '' ? {} : answer.json()
    return { status: answer.statusCode, body, headers: answer.headers }
  }
  return {
    call,
    async newLink(applicationId: string, options: object = {}): Promise<UploadLink & { token: string }> {
      const { status, body } = await call('POST', `/api/applications/${applicationId}/upload-token`, options)
      if (status !== 201) throw new Error(`no link was generated: ${status} ${JSON.stringify(body)}`)
      return { ...body, token: String(body.uploadUrl).split('/').at(-1) ?? '' }
    },
    links: async (applicationId: string): Promise<UploadLink[]> =>
      (await call('GET', `/api/applications/${applicationId}/upload-tokens`)).body.tokens,
    documents: async (applicationId: string) =>
      (await call('GET', `/api/applications/${applicationId}/documents`)).body.documents,
  }
}
