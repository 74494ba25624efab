// Files in a bucket of any service that speaks the S3 protocol.
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type StorageAct, StorageError } from '../../errors.ts'
import type { FileStorage, LinkWanted } from './file-storage.ts'
import { checkedKey } from './storage-key.ts'

const NAME = 's3'
const CONNECT_WITHIN_MS = 5_000
const ANSWER_WITHIN_MS = 30_000
const TRIES = 3

export type S3Access = {
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
  const client = clientOf(access)
  const at = (key: string) => ({ Bucket: access.bucket, Key: checkedKey(key) })
  return {
    name: NAME,
    put: async (key, bytes) => {
      const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentType: contentTypeOf(key) })
      await saying('write', () => client.send(command))
    },
    get: (key) => {
      const command = new GetObjectCommand(at(key))
      return saying('read', () => bytesOf(client, command))
    },
    delete: async (key) => {
      const command = new DeleteObjectCommand(at(key))
      await saying('delete', () => client.send(command))
    },
    /** The service keeps a file whole or not at all. */
    sweep: async () => 0,
    link: (key, wanted) => {
      const place = at(key)
      return saying('link', () => linkTo(client, place, wanted))
    },
    readLink: () => ({ kind: 'unknown' }),
  }
}

/** By default the client adds checksums that services without them store as part of the file: only where the protocol asks. */
const clientOf = (access: S3Access): S3Client =>
  new S3Client({
    region: access.region,
    endpoint: access.endpoint,
    forcePathStyle: access.forcePathStyle,
    credentials: { accessKeyId: access.accessKeyId, secretAccessKey: access.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, requestTimeout: ANSWER_WITHIN_MS },
  })

/** Undefined when there is no such file. */
async function bytesOf(client: S3Client, command: GetObjectCommand): Promise<Uint8Array | undefined> {
  try {
    return await (await client.send(command)).Body?.transformToByteArray()
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined
    throw error
  }
}

type Place = { readonly Bucket: string; readonly Key: string }

/** Computed here: no request is sent. */
function linkTo(client: S3Client, place: Place, { now, expiresInSeconds, filename }: LinkWanted): Promise<string> {
  const ResponseContentDisposition = `attachment; filename="${filename.replace(/[^\w. -]/g, '_')}"`
  const command = new GetObjectCommand({ ...place, ResponseContentDisposition })
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
