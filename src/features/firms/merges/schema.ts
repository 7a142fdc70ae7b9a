import { z } from 'zod'

const sideSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  names: z.array(z.string()),
  domains: z.array(z.string()),
  addresses: z.array(z.string()),
  phone: z.string().nullable(),
  openFiles: z.int(),
  closedFiles: z.int(),
  people: z.array(z.object({ name: z.string(), email: z.string().nullable(), isConfirmed: z.boolean() })),
  /** Merged into it before: they come along. */
  merged: z.array(z.string()),
  version: z.int(),
})
export type MergeSide = z.output<typeof sideSchema>

/** What a merge would bring and cost. Parting the two again brings back exactly what there was. */
export const mergePreviewSchema = z.object({
  /** Stays as it is, and has the other's names, domains, people and files besides. */
  kept: sideSchema,
  /** Leaves the list. */
  merged: sideSchema,
  brings: z.object({
    names: z.array(z.string()),
    domains: z.array(z.string()),
    people: z.int(),
    files: z.int(),
  }),
  /** The merged firm's own, which no screen shows until the two are parted. */
  hidden: z.object({ phone: z.string().nullable(), note: z.boolean() }),
  /** Files that both have: there the one stands for both. */
  inBoth: z.int(),
  /** Who signs in at either firm sees the files of both, from the moment they are merged. */
  newlySeen: z.object({ people: z.int(), files: z.int() }),
  /** What both have that says they are one: "the domain specimen.example". */
  same: z.array(z.string()),
})
export type MergePreview = z.output<typeof mergePreviewSchema>

export const mergeSchema = z.object({
  /** The firm that stays. */
  intoId: z.uuid(),
  /** As seen in the preview; 409 if either was changed meanwhile. Without them we compare nothing. */
  version: z.int().min(1).optional(),
  intoVersion: z.int().min(1).optional(),
})
export type Merge = z.output<typeof mergeSchema>
