// The PDF library takes an opened face as well as its bytes, which its types do not say.
import type { Face } from 'fontkit'

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      registerFont(name: string, src: Face): this
    }
  }
}
