import { createHash } from 'node:crypto'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { openTestApp } from './testing.ts'

/** The calls that the pages make, and whether they are the administrator's. */
const specified = {
  public: [
    'GET /api/admin/me',
    'POST /api/admin/login',
    'POST /api/admin/logout',
    'GET /api/content/section/{section}',
    'GET /api/content/{key}',
    'POST /api/contact',
    'GET /api/blog/posts',
    'GET /api/blog/categories',
    'GET /api/blog/slug/{slug}',
    'GET /api/blog/categories/{id}',
    'GET /api/blog/category/{slug}',
    'GET /api/state-rules',
    'POST /api/applications',
    'POST /api/applications/{applicationId}/upload-url',
    'PUT /api/storage/documents/{name}',
    'POST /api/applications/{applicationId}/files',
    'GET /api/upload-token/{token}/info',
    'POST /api/upload/{token}/file',
    'POST /api/storage/documents/{name}',
    'POST /api/upload/{token}/save-file',
  ],
  admin: [
    'POST /api/content',
    'PUT /api/content/{key}',
    'DELETE /api/content/{key}',
    'POST /api/blog/posts',
    'PUT /api/blog/posts/{id}',
    'DELETE /api/blog/posts/{id}',
    'PATCH /api/blog/posts/{id}/publish',
    'POST /api/blog/categories',
    'PUT /api/blog/categories/{id}',
    'DELETE /api/blog/categories/{id}',
    'PUT /api/state-rules/{code}',
    'POST /api/state-rules/adopt',
    'GET /api/applications',
    'GET /api/applications/{applicationId}/upload-tokens',
    'POST /api/applications/{applicationId}/upload-token',
  ],
}

type Description = {
  paths: Record<string, Record<string, { operationId: string; security: object[]; responses: object }>>
}

describe('the description of the API', async () => {
  const { app } = await openTestApp('postgres', { env: { PUBLIC_URL: 'https://funding.test' } })
  const source = (await app.inject('/openapi.json')).body

  test('is valid OpenAPI', async () => {
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: {
        // A fixed name is matched before a parameter, so no call is ambiguous.
        'no-ambiguous-paths': 'off',
        // It does not read `propertyNames`, which names the keys of a record.
        'no-required-schema-properties-undefined': 'off',
      },
    })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`),
    ).toEqual([])
  })

  test('has every specified call, who may make it, and how it is refused', () => {
    const { paths } = JSON.parse(source) as Description
    const found = new Map(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations).map(([method, operation]) => [
          `${method.toUpperCase()} ${path}`,
          operation,
        ]),
      ),
    )
    for (const call of specified.public) expect(found.get(call)?.security, call).toEqual([])
    for (const call of specified.admin) {
      expect(found.get(call)?.security, call).toEqual([{ administrator: [] }])
      expect(found.get(call)?.responses, call).toHaveProperty('401')
    }
    for (const [call, { responses }] of found) expect(responses, call).toHaveProperty('4XX')
  })

  test('is a page for people too: every call, who may make it, and no script', async () => {
    const { headers, body } = await app.inject('/api/docs')
    const { paths } = JSON.parse(source) as Description
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods))
    for (const { operationId } of calls) expect(body).toContain(`<details id="${operationId}">`)
    const about = (operationId: string) =>
      body.split(`<details id="${operationId}">`)[1]?.split('</details>')[0]
    expect(about('postContact')).toContain('Anybody.')
    expect(about('postContact')).toContain('<code>email</code> (required)')
    expect(about('getApplications')).toContain('Signed in as owner, reviewer.')
    expect(body).not.toContain('<script')
    const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
  })
})
