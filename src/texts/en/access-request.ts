// Asking for an account on the landing page.
export const texts = {
  company: 'Company',
  companyHint: 'As your customers know it.',
  name: 'Your name',
  email: 'Email address',
  emailHint: 'We write to this address, and you sign in with it once your account is open.',
  phone: 'Phone (optional)',
  goods: 'What do you ship?',
  goodsHint: 'For example: beeswax candles, about 40 boxes a month, to Amazon in Indiana.',
  country: 'Country',
  province: 'Province or state (optional)',
  website: 'Leave this field empty',
  send: 'Send the request',
  needed: {
    company: 'Type the name of your company.',
    name: 'Type your name.',
    email: 'Type an email address such as name@example.com.',
    goods: 'Say in a few words what you ship.',
    country: 'Choose the country you ship from.',
  },
  sentTitle: 'We have your request',
  sent: (email: string) =>
    `We wrote to ${email} that it arrived. A person reads it and answers at that address. No email within an hour? Look in the spam folder.`,
  another: 'Send another request',
  sendFailed: 'Your request was not sent. Please try again.',
  noConnection: 'Your request was not sent. Please check your connection and try again.',
  usedUp: 'Several requests came from your network today. Try again tomorrow, or write to us.',
} as const
