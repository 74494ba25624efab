// What the form library needs of fontkit, which comes without types.
declare module 'fontkit' {
  import type { Fontkit } from '@cantoo/pdf-lib'
  export const create: Fontkit['create']
}
