import { describe, expect, it } from 'vitest'
import { inLatinLetters } from './look-alikes.ts'
import { holdsWebAddress, inOneLine } from './one-line.ts'
import { seenText, withoutUnseen } from './seen-text.ts'

describe('what is seen of a text', () => {
  it.each([
    ['turns of the reading direction', 'Acme \u202eelpa\u202c \u2066x\u2069\u200e', 'Acme elpa x'],
    [
      'blanks without width and soft hyphens',
      'switch\u200bblade knuckle\u00adduster\ufeff',
      'switchblade knuckleduster',
    ],
    ['tags behind a picture', 'a\u{e0061}\u{e007f}b', 'ab'],
    ['control characters', 'a\u0007b\u001b[31mc', 'a b [31mc'],
    ['nothing but fillers', '\u3164\u200b \u115f\u2060', ''],
    ['nothing but joiners', '\u200d\u200c\ufe0f', ''],
  ])('leaves out %s', (_, text, seen) => {
    expect(seenText(text)).toBe(seen)
  })

  it.each([
    'Bougie de soie, 8 oz, 100 % végétale',
    'line one\nline two\tand a tab\r\n',
    '\u{1f469}\u200d\u{1f4bb} ❤\ufe0f',
    'نامه\u200cای',
    '소이 왁스 캔들',
    'שלום',
  ])('leaves %j as it is', (text) => {
    expect(seenText(text)).toBe(text)
  })

  it('is in one line where it stands between the words of others', () => {
    expect(inOneLine(' Acme\u202e\nLtd. \u200b')).toBe('Acme Ltd.')
  })

  it.each(['See https://evil.example', 'www.evil', 'Ada evil.example', 'Ada t.co/x', 'Prix caisse.québec'])(
    'makes a link of %j where it opens a letter',
    (name) => {
      expect(holdsWebAddress(name)).toBe(true)
    },
  )

  it.each(['Ada Moss', 'J.R. Roy', 'St. John Smith', 'Dana Roy (Ops/Customs)', 'Zoë d’Arc-Lévesque, Ing.', 'Bob 2.0'])(
    'makes none of %j',
    (name) => {
      expect(holdsWebAddress(name)).toBe(false)
    },
  )

  it('of words that are looked for has no joiners either', () => {
    expect(withoutUnseen('switch\u200dblade')).toBe('switchblade')
  })
})

describe('letters that look like Latin ones', () => {
  it('are read as those in a word that has Latin ones', () => {
    expect(inLatinLetters('с\u043eсаine and knif\u0435, ri\u03bfja')).toBe('cocaine and knife, rioja')
  })

  it('stay in words of their own script', () => {
    expect(inLatinLetters('свеча candle νερό')).toBe('свеча candle νερό')
  })
})
