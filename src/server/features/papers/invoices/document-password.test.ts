import { beforeEach, expect, it } from 'vitest'
import { addShipment, generate, newWorld, PASSWORD, type World } from '../../../testing/invoice-world.ts'

let world: World
let shipmentId: string
beforeEach(async () => {
  world = await newWorld()
  shipmentId = (await addShipment(world)).shipmentId
})

const tryPassword = async (password: string) => {
  const { status, json } = await generate(world, shipmentId, { password })
  return { status, error: json.error }
}
const minutesLater = (minutes: number) => {
  world.clock.at = new Date(world.clock.at.getTime() + minutes * 60_000)
}

it('a wrong or empty password is refused without ending the session', async () => {
  const wrong = { status: 403, error: 'The document password is not right.' }
  expect(await tryPassword('paper-pleasE')).toEqual(wrong)
  expect(await tryPassword('')).toEqual(wrong)
  expect((await tryPassword(PASSWORD)).status).toBe(200)
})

it('the sixth try after five wrong ones waits, even with the right password, until fifteen minutes after the first', async () => {
  for (let time = 1; time <= 5; time += 1) expect((await tryPassword('wrong')).status).toBe(403)
  minutesLater(4)
  expect(await tryPassword(PASSWORD)).toEqual({
    status: 429,
    error: 'Too many wrong passwords. Try again in 11 minutes.',
  })
  minutesLater(12)
  expect((await tryPassword(PASSWORD)).status).toBe(200)
})

it('twenty guesses at once are still only five', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => tryPassword(`guess ${index}`)))
  expect(answers.filter((answer) => answer.status === 403)).toHaveLength(5)
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15)
})

it("one client's wrong tries do not lock another out", async () => {
  for (let time = 1; time <= 5; time += 1) await tryPassword('wrong')
  const answer = await generate(world, shipmentId, {}, world.other)
  expect(answer.status).toBe(404)
  expect((await tryPassword(PASSWORD)).status).toBe(429)
})

it('says so when the operator has set no password', async () => {
  await world.deps.db.deleteFrom('settings').execute()
  expect(await tryPassword(PASSWORD)).toEqual({
    status: 409,
    error: 'No document password is set up yet. Ask your provider.',
  })
})
