// Lines that stand among goods and are none: totals, charges, greetings, addresses.
const NOT_GOODS =
  /^(sub-? ?total|grand total|total|shipping|freight|delivery|handling|insurance|tax|taxes|gst|hst|pst|qst|tvq|tps|duty|duties|discount|rabais|deposit|balance|payment|paiement|terms|invoice|facture|order|commande|po|date|livraison|exp[ée]dition|ship ?to|bill ?to|sold ?to|from|to|subject|attn|attention|tel|phone|fax|e-?mail|website|www|https?|thanks|thank you|regards|best|cheers|sincerely|hi|hello|dear|bonjour|salut|merci|cordialement|salutations|notes?|page)(?!\p{L})/iu

/** Whether a text can name goods: it has a word of three letters and is no total, charge or greeting. */
export function isGoodsName(text: string): boolean {
  const plain = text.trim()
  if (/^(?:them|these|those|they|this|that|units?|pieces?|each|all)$/i.test(plain)) return false
  return /\p{L}{3}|[\u4e00-\u9fff]{2}/u.test(plain) && !isNotGoods(plain)
}

export const isNotGoods = (line: string): boolean => NOT_GOODS.test(line.trim().replace(/^[*_#\s]+/, ''))

/** The end of a letter: names after it are people. */
export const isClosing = (line: string): boolean =>
  /^(?:thanks|thank you|regards|best|kind regards|cheers|sincerely|merci|cordialement|salutations)(?!\p{L})/iu.test(
    line.trim(),
  )

const LONGEST_NAME = 8

/** Whether a line without figures may name goods: a few words that are no sentence, no heading and no address. */
export function looksLikeName(line: string): boolean {
  const plain = line.trim()
  const isSentence =
    /[.?!:@]$|[?!@]|https?:|(?<!\p{L})(?:i|we|you|your|our|please|here|there|this|that|is|are|was|will|can|should|need|nous|vous|je|voici|veuillez|votre|notre|est|sont)(?!\p{L})/iu
  return isGoodsName(plain) && !isSentence.test(plain) && plain.split(/\s+/).length <= LONGEST_NAME
}
