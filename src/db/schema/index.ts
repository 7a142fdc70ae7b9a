export * from './admin.ts'
export * from './content.ts'
export * from './rate-limits.ts'
export * from './site-version.ts'
