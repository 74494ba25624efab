// Calls about comments, notifications and own views, about asking for an account, and about the sample shipment.
import type { Sample } from './sample.ts'
import { nothing } from './sample.ts'
import { TEST_NOW } from './test-app.ts'

const ofShipment: Sample = ({ shipmentId: id }) => ({ params: { id } })
const choice: Sample = () => ({ body: { kind: 'comment', mail: 'daily' } })

export const TALK_SAMPLES: Readonly<Record<string, Sample>> = {
  downloadPapers: ({ clientId, documentId }) => ({ body: { clientId, ids: [documentId] } }),
  getSampleShipment: nothing,
  makeSampleShipment: nothing,
  removeSampleShipment: nothing,
  printSampleInvoice: nothing,
  askForAccess: () => ({
    body: {
      company: 'Elora Candles',
      name: 'Ada Moss',
      email: 'ada@elora.example',
      goods: 'Soy candles',
      country: 'CA',
      language: 'en',
    },
  }),
  listAccessRequests: () => ({ query: { page: 1 } }),
  settleAccessRequest: ({ accessRequestIds: [requestId = ''] }) => ({
    params: { requestId },
    body: { state: 'answered' },
  }),
  openAccount: ({ accessRequestIds: [, requestId = ''] }) => ({
    params: { requestId },
    body: { company: 'Elora Candles', name: 'Ada Moss' },
  }),
  listComments: ofShipment,
  addComment: ({ shipmentId: id }) => ({ params: { id }, body: { body: 'When does the truck leave?' } }),
  changeComment: ({ shipmentId: id, commentId, commentBody: basedOn }) => ({
    params: { id, commentId },
    body: { body: 'When does the truck leave, and from where?', basedOn },
  }),
  removeComment: ({ shipmentId: id, spareCommentId: commentId }) => ({ params: { id, commentId } }),
  changeCommentOnBehalf: ({ clientId, shipmentId: id, staffCommentId: commentId, commentBody: basedOn }) => ({
    params: { clientId, id, commentId },
    body: { body: 'On Friday at ten.', basedOn },
  }),
  removeCommentOnBehalf: ({ clientId, shipmentId: id, spareStaffCommentId: commentId }) => ({
    params: { clientId, id, commentId },
  }),
  readComments: ({ shipmentId: id }) => ({ params: { id }, body: { until: TEST_NOW.toISOString() } }),
  listNotifications: nothing,
  countUnreadNotifications: nothing,
  readNotifications: ({ notificationId }) => ({ body: { ids: [notificationId] } }),
  getMailChoices: nothing,
  saveMailChoice: choice,
  listStaffNotifications: nothing,
  countUnreadStaffNotifications: nothing,
  readStaffNotifications: () => ({ body: {} }),
  getStaffMailChoices: nothing,
  saveStaffMailChoice: choice,
  exportItems: ofShipment,
  exportAccessRequests: nothing,
  exportJobs: nothing,
  dutyByMonth: ({ clientId }) => ({ query: { clientId } }),
  listSavedViews: nothing,
  saveView: () => ({
    body: { name: 'Costly ones', view: { search: 'wax', status: 'pending', order: 'duty', hidden: ['created'] } },
  }),
  changeView: ({ viewId: id }) => ({ params: { id }, body: { name: 'Autumn', isDefault: true } }),
  removeView: ({ spareViewId: id }) => ({ params: { id } }),
  openLetterStop: ({ letterToken: token }) => ({ body: { token } }),
  stopLetters: ({ letterToken: token }) => ({ body: { token, kind: 'comment' } }),
}
