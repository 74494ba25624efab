// The variables of an S3 bucket for papers. Without S3_BUCKET they lie on the disk.
import { z } from 'zod'
import { texts as operations } from '#texts/en/operations.ts'
import { texts } from '#texts/en/start-up.ts'
import { builtIn, type Connection, configured, hostOf } from '../connection.ts'

export type S3Env = {
  readonly bucket: string
  readonly region: string
  /** Undefined: Amazon's own address of the region. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly forcePathStyle: boolean
}

const filled = z.string().min(1, texts.notEmpty).optional()

export const s3Variables = {
  S3_BUCKET: filled,
  S3_REGION: filled,
  S3_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/.+/, texts.s3Endpoint)
    .optional(),
  S3_ACCESS_KEY_ID: filled,
  S3_SECRET_ACCESS_KEY: filled,
  S3_FORCE_PATH_STYLE: z
    .enum(['yes', 'no'], { error: () => texts.yesOrNo })
    .transform((value) => value === 'yes')
    .default(false),
}

type Variables = z.output<z.ZodObject<typeof s3Variables>>

/** Undefined while no bucket is named. */
export function s3Of(value: Variables): S3Env | undefined {
  if (!value.S3_BUCKET) return undefined
  return Object.freeze({
    bucket: value.S3_BUCKET,
    region: value.S3_REGION ?? '',
    endpoint: value.S3_ENDPOINT,
    accessKeyId: value.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: value.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: value.S3_FORCE_PATH_STYLE,
  })
}

/** A bucket needs a region and keys. */
export function s3Problems(value: Variables): readonly (readonly [string, string])[] {
  if (!value.S3_BUCKET) return []
  const needed = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return needed.filter((name) => !value[name]).map((name) => [name, texts.s3Needs] as const)
}

export function fileStorageConnection(given: S3Env | undefined): Connection {
  const { bucket, disk } = operations.details
  if (!given) return builtIn(disk, s3Variables)
  const host = given.endpoint ? hostOf(given.endpoint) : `s3.${given.region}.amazonaws.com`
  return configured(bucket(given.bucket, host), s3Variables)
}
