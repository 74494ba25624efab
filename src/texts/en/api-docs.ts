// What a programmer reads of the API: in the OpenAPI document and on the page that shows it.
export const texts = {
  title: 'Portage API',
  about:
    'Customs data, duty and papers for goods that go from Canada to the United States. Every JSON answer is { success: true, ... } or { success: false, code, error, said, details } with a code out of a closed list, a sentence a person can act on in the language of Accept-Language and the same in each language, and the facts of the code.',
  answer: 'The answer.',
  jobAnswer: 'Taken: it is done by a job behind this answer, which says how far it is. Ask again for more.',
  sealedAnswer:
    'The answer, sealed as { sealed }: base64 of 12 bytes IV, AES-256-GCM ciphertext and 16 bytes tag, with the key SHA-256("<secret>.<request key>"). It deters copying and is no secret.',
  pdfAnswer: 'The paper as a PDF file.',
  zipAnswer: 'A ZIP archive, sent while it is made.',
  csvAnswer: 'A CSV file, sent while it is read.',
  linesAnswer: 'One JSON object a line.',
  broken: 'The server itself broke; nothing was changed unless the answer says so.',
  bearer: 'The token of a sign-in.',
  visitorId:
    'The visitor id of GET /api/public/visit; its secret takes the place of the session token in the request key.',
  apiKey: 'Id of an API key that staff issued.',
  signature:
    'Unix seconds, nonce and hex HMAC-SHA256, joined by points. Signed with the secret of the key are the first two, method, path and body; see docs/import.md.',
  requestKey:
    '<unix seconds>.<nonce of 16 to 32 letters or digits>.<hex HMAC-SHA256>. The key of the HMAC is the session token, its message is <unix seconds>.<nonce>.<METHOD>.<path with query>. At most 120 seconds old. Client calls carry it, staff calls do not.',
  idempotencyKey: (hours: number) =>
    `Names this one making, such as a new UUID. The same key with the same address and body is answered as the first time, with Idempotency-Replayed: true, and nothing is made twice; keys are kept ${hours} hours, for each client apart. A call that was refused gives its key back. Printed ASCII without spaces.`,
  failures: {
    '400': 'The request is not right; details.issues names every field and what is wrong with it.',
    '401': 'No valid session, or a request key that is missing, old or made for another call.',
    '403': 'The caller may not do this.',
    '404': 'There is no such thing, or it belongs to another client.',
    '409':
      'It does not fit what is there; or the same key is under way (Retry-After says when to ask again), or nobody knows what became of it.',
    '413': 'The body is larger than this call takes.',
    '415': 'The body is not JSON.',
    '422': 'The key was used for another call or another body.',
    other:
      'Any other refusal, such as 409 for a conflict, 429 for too many tries and 502 for an outside service that did not answer.',
  },
  access: {
    public: 'Anybody',
    visitor: 'Visitors',
    client: 'Clients',
    staff: 'Staff',
    'client-or-staff': 'Clients and staff',
    'api-key': 'Systems with an API key',
  },
  download: 'OpenAPI 3.1 document',
  calls: 'Calls',
  signIn: 'Signing calls',
  shapes: 'Shapes',
  parameter: 'Parameter',
  where: 'Where',
  field: 'Field',
  type: 'Type',
  notes: 'Notes',
  required: 'required',
  requestBody: 'Request body',
  bodyLimit: (bytes: string) => `at most ${bytes} bytes`,
  answers: 'Answers',
  codes: 'Codes of its failures',
  whenBroken: 'When the server breaks the user reads',
} as const
