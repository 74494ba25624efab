// The failure of a list in the words of its screen: a title, and the reason where it says more.
import { failureText } from './failures.ts'

export function listFailure(
  { isError, error }: { readonly isError: boolean; readonly error: unknown },
  failed: string,
): { readonly title: string; readonly text: string } | undefined {
  return isError ? { title: failed, text: failureText(error, failed) } : undefined
}
