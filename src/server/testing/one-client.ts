// The scene of many tests: a fresh application with one client and staff, before each.
import { givenClient } from './builders.ts'
import { clientCaller, staffCaller, type TestApp, type TestCaller, testApp } from './test-app.ts'

export let test: TestApp
export let clientId: string
export let client: TestCaller
export let staff: TestCaller

/** For `beforeEach`. `changes`: of the application; `given`: of the client. */
export async function oneClient(
  given: Parameters<typeof givenClient>[1] = {},
  changes: Parameters<typeof testApp>[0] = {},
): Promise<void> {
  test = await testApp(changes)
  clientId = await givenClient(test.deps.db, given)
  client = await clientCaller(test.deps, clientId)
  staff = await staffCaller(test.deps)
}
