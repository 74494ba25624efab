// The sample shipment: made with one click to try Portage, thrown away with another.
export const texts = {
  reference: 'Sample shipment',
  goods: {
    candle: 'Soy candle in a glass jar, 220 g',
    mug: 'Stoneware mug for coffee, 350 mL',
    hat: 'Knitted wool hat (toque) for adults',
  },
  notes: 'A sample. Nothing in it is real, and nobody ships it.',
  offer: 'Just looking?',
  offerHint:
    'Try a sample shipment with made-up goods. Nobody else sees it, and you can throw it away whenever you like.',
  make: 'Try a sample shipment',
  tag: 'Sample',
  listed: 'You have a sample shipment to try. It is not counted among your shipments.',
  open: 'Open the sample',
  bannerTitle: 'This is a sample to try',
  banner:
    'Change what you like: nothing here is sent or kept for customs, and your provider does not see it. Type the cost that is missing, look at the duty, then make the sample invoice.',
  makeInvoice: 'Make the sample invoice',
  certificate: 'In a shipment of your own you make the certificate here.',
  notReady: 'First fill in what is missing.',
  fileName: 'SAMPLE-invoice.pdf',
  throwAway: 'Throw the sample away',
  throwAwayTitle: 'Throw the sample away?',
  throwAwayText:
    'The sample shipment goes, with its goods, makers and boxes and all that you changed in it. You can make a new one later.',
  keep: 'Keep it',
  thrownAway: 'The sample shipment is gone.',
  makeFailed: 'The sample shipment could not be made.',
  loadFailed: 'The sample shipment could not be loaded.',
  removeFailed: 'The sample shipment could not be thrown away.',
  invoiceFailed: 'The sample invoice could not be made.',
} as const
