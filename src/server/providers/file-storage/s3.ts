// Files in a bucket of any service that speaks the S3 protocol.
// The service's library is loaded at the first use: an installation without a bucket never holds it.
import type { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { type StorageAct, StorageError } from '../../errors.ts'
import type { FileStorage, LinkWanted } from './file-storage.ts'
import { checkedKey } from './storage-key.ts'

const NAME = 's3'
const CONNECT_WITHIN_MS = 5_000
const ANSWER_WITHIN_MS = 30_000
const TRIES = 3

type S3Access = {
  readonly bucket: string
  readonly region: string
  /** Undefined: Amazon's own address of the region. */
  readonly endpoint: string | undefined
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** '<endpoint>/<bucket>/<key>' instead of a host name per bucket: what most services but Amazon's want. */
  readonly forcePathStyle: boolean
}

/** Storage in the bucket, which must exist. Connects at the first use. */
export function createS3(access: S3Access): FileStorage {
  let opened: Promise<Service> | undefined
  const service = (): Promise<Service> => {
    opened ??= openService(access)
    return opened
  }
  const at = (key: string) => ({ Bucket: access.bucket, Key: checkedKey(key) })
  return {
    name: NAME,
    put: async (key, bytes) => {
      const place = at(key)
      const { client, sdk } = await service()
      const command = new sdk.PutObjectCommand({ ...place, Body: bytes, ContentType: contentTypeOf(key) })
      await saying('write', () => client.send(command))
    },
    get: async (key) => {
      const place = at(key)
      const { client, sdk } = await service()
      return saying('read', () => bytesOf({ client, sdk }, new sdk.GetObjectCommand(place)))
    },
    delete: async (key) => {
      const place = at(key)
      const { client, sdk } = await service()
      await saying('delete', () => client.send(new sdk.DeleteObjectCommand(place)))
    },
    /** The service keeps a file whole or not at all. */
    sweep: async () => 0,
    list: (before) => listOf(service, access.bucket, before),
    link: async (key, wanted) => {
      const place = at(key)
      const { client, sdk } = await service()
      return saying('link', () => linkTo({ client, sdk }, place, wanted))
    },
    readLink: () => ({ kind: 'unknown' }),
  }
}

type Service = { readonly client: S3Client; readonly sdk: typeof import('@aws-sdk/client-s3') }

/** By default the client adds checksums that services without them store as part of the file: only where the protocol asks. */
async function openService(access: S3Access): Promise<Service> {
  const sdk = await import('@aws-sdk/client-s3')
  const client = new sdk.S3Client({
    region: access.region,
    endpoint: access.endpoint,
    forcePathStyle: access.forcePathStyle,
    credentials: { accessKeyId: access.accessKeyId, secretAccessKey: access.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  })
  return { client, sdk }
}

/** Undefined when there is no such file. */
async function bytesOf({ client, sdk }: Service, command: GetObjectCommand): Promise<Uint8Array | undefined> {
  try {
    return await (await client.send(command)).Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof sdk.NoSuchKey) return undefined
    throw error
  }
}

/** As many at a time as the service answers: a thousand. */
async function* listOf(
  service: () => Promise<Service>,
  bucket: string,
  before: Date,
): AsyncGenerator<readonly string[]> {
  const { client, sdk } = await service()
  for (let token: string | undefined; ; ) {
    const command = new sdk.ListObjectsV2Command({ Bucket: bucket, ContinuationToken: token })
    const { Contents: found = [], NextContinuationToken: next } = await saying('read', () => client.send(command))
    yield found.flatMap(({ Key: key, LastModified: at }) => (key && at && at < before ? [key] : []))
    if (!next) return
    token = next
  }
}

type Place = { readonly Bucket: string; readonly Key: string }

/** Computed here: no request is sent. */
async function linkTo({ client, sdk }: Service, place: Place, wanted: LinkWanted): Promise<string> {
  const { now, expiresInSeconds, filename } = wanted
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner')
  const ResponseContentDisposition = `attachment; filename="${filename.replace(/[^\w. -]/g, '_')}"`
  const command = new sdk.GetObjectCommand({ ...place, ResponseContentDisposition })
  return getSignedUrl(client, command, { expiresIn: expiresInSeconds, signingDate: now })
}

const contentTypeOf = (key: string): string => (key.endsWith('.pdf') ? 'application/pdf' : 'application/octet-stream')

/** Turns trouble with the service into the error of a provider. */
async function saying<T>(act: StorageAct, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new StorageError(NAME, act, isRetryable(cause), { cause })
  }
}

const isRetryable = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && '$retryable' in cause && cause.$retryable !== undefined
