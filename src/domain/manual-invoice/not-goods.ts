// Lines that stand among goods and are none: totals, charges, greetings, addresses.
const NOT_GOODS =
  /^(sub-? ?total|grand total|total|shipping|freight|delivery|handling|insurance|tax|taxes|gst|hst|pst|qst|tvq|tps|duty|duties|discount|deposit|balance|payment|terms|invoice|order|po|date|ship ?to|bill ?to|sold ?to|from|to|subject|attn|attention|tel|phone|fax|e-?mail|website|www|https?|thanks|thank you|regards|best|cheers|sincerely|hi|hello|dear|bonjour|merci|notes?|page)\b/i

/** Whether a text can name goods: it has a word of three letters and is no total, charge or greeting. */
export function isGoodsName(text: string): boolean {
  const plain = text.trim()
  return /\p{L}{3}|[\u4e00-\u9fff]{2}/u.test(plain) && !isNotGoods(plain)
}

export const isNotGoods = (line: string): boolean => NOT_GOODS.test(line.trim().replace(/^[*_#\s]+/, ''))
