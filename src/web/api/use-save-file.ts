// A call that answers a file, handed to the browser as a download.
import { useMutation } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { texts as en } from '#texts/en/session.ts'
import { useTexts } from '../language/page-language.tsx'
import { callForFile, type Input } from './call.ts'
import { useClientAccess } from './client-access.ts'
import { failureText, saysWhy } from './failures.ts'
import { saveFile } from './save-file.ts'

/** `failure` is the sentence of the last try: the server's, `Download failed: n`, or that there was no connection. */
export function useSaveFile<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  endpoint: Endpoint<P, Q, B>,
) {
  const texts = useTexts(en)
  const access = useClientAccess()
  const run = useMutation({
    mutationFn: async ({ input, filename }: { input: Input<P, Q, B>; filename: string }) =>
      saveFile(await callForFile(endpoint, input, access), filename),
  })
  return {
    save: (input: Input<P, Q, B>, filename: string) => run.mutate({ input, filename }),
    isRunning: run.isPending,
    failure: run.error ? failureText(run.error, texts.noConnection) : undefined,
    /** Whether it says more than that the file could not be made. */
    saysWhy: saysWhy(run.error),
    forget: run.reset,
  }
}
