/** The start cannot go on; the message is the one sentence the operator reads. */
export class StartFailure extends Error {}
