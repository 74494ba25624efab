// Our own line icons, 16 by 16, drawn with the colour of the text. They never stand alone: a word or a label is beside them.
const SHAPES = {
  check: ['m3 8.5 3.3 3.2L13 4.8'],
  cross: ['m4 4 8 8m0-8-8 8'],
  warning: ['M8 2.2 14.4 13H1.6L8 2.2ZM8 6.5v3M8 11.3v.1'],
  info: ['M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z', 'M8 7.4v3.4M8 5.1v.1'],
  'chevron-down': ['m4 6 4 4 4-4'],
  'chevron-up': ['m4 10 4-4 4 4'],
  'chevron-left': ['m10 4-4 4 4 4'],
  lock: [
    'M4.4 7h7.2a1.2 1.2 0 0 1 1.2 1.2v4.1a1.2 1.2 0 0 1-1.2 1.2H4.4a1.2 1.2 0 0 1-1.2-1.2V8.2A1.2 1.2 0 0 1 4.4 7Z',
    'M5.2 7V5a2.8 2.8 0 0 1 5.6 0v2',
  ],
  key: ['M8.2 5.5a2.9 2.9 0 1 1-5.8 0 2.9 2.9 0 0 1 5.8 0Z', 'm7.4 7.6 5.8 5.8M11 11.2l1.6-1.6M9.2 9.4l1.2-1.2'],
  mail: [
    'M3.2 3.5h9.6A1.2 1.2 0 0 1 14 4.7v6.6a1.2 1.2 0 0 1-1.2 1.2H3.2A1.2 1.2 0 0 1 2 11.3V4.7a1.2 1.2 0 0 1 1.2-1.2Z',
    'm2.4 4.5 5.6 4.3 5.6-4.3',
  ],
  bell: ['M8 2.2a4 4 0 0 1 4 4c0 3.4 1.4 4.6 1.4 4.6H2.6S4 9.6 4 6.2a4 4 0 0 1 4-4Z', 'M6.6 13a1.5 1.5 0 0 0 2.8 0'],
  comment: ['M2.5 3h11v8H8l-3 2.5V11H2.5V3Z'],
  refresh: ['M13.5 8a5.5 5.5 0 1 1-1.7-4M13.5 1.8v2.9h-2.9'],
  pencil: ['m3 13 .6-2.7 7-7a1.5 1.5 0 0 1 2.1 2.1l-7 7L3 13Z'],
  document: ['M4 1.8h5l3 3v9.4H4V1.8ZM9 1.8v3h3M6 8h4M6 10.8h4'],
  box: ['M2.5 5 8 2.2 13.5 5v6L8 13.8 2.5 11V5Zm0 0L8 7.8 13.5 5M8 7.8v6'],
  search: ['M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z', 'm10.5 10.5 3.2 3.2'],
  'list-check': ['M2 3h4.5v4H2zM2 10.5l1.4 1.4L6.5 9M9 4h5M9 6.5h3.5M9 10.5h5M9 13h3.5'],
  menu: ['M2.5 4.5h11M2.5 8h11M2.5 11.5h11'],
  clock: ['M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0Z', 'M8 4.8V8l2.2 1.4'],
  spark: ['M7 2.5 8.3 6l3.5 1.3L8.3 8.6 7 12.1 5.7 8.6 2.2 7.3 5.7 6 7 2.5ZM12.5 10.5v3M11 12h3'],
  pin: [
    'M8 14s4.5-4.2 4.5-7.5a4.5 4.5 0 1 0-9 0C3.5 9.8 8 14 8 14Z',
    'M8 8.1a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2Z',
  ],
  plus: ['M8 3v10M3 8h10'],
  minus: ['M3.5 8h9'],
  external: ['M6.5 3H3v10h10V9.5M9.5 2.5h4v4M13.5 2.5 7.5 8.5'],
  copy: ['M5.5 5.5h8v8h-8z', 'M10.5 5.5v-3h-8v8h3'],
  print: ['M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2', 'M4.5 9.5h7v4h-7z'],
  calendar: ['M2.5 3.5h11v10h-11zM2.5 6.8h11M5.5 2v2.6M10.5 2v2.6'],
  download: ['M8 2.5v8M4.8 7.5 8 10.7l3.2-3.2M3 13.5h10'],
  eye: [
    'M1.8 8S4 3.8 8 3.8 14.2 8 14.2 8 12 12.2 8 12.2 1.8 8 1.8 8Z',
    'M8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  ],
  undo: ['M5.5 3 2.8 5.7l2.7 2.7M3 5.7h6.3a3.6 3.6 0 0 1 0 7.3H6'],
  cart: [
    'M1.5 2.5h2l1.6 7.2h7l1.4-5.2H4',
    'M6 13.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8ZM11.2 13.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8Z',
  ],
  ban: ['M13.8 8A5.8 5.8 0 1 1 2.2 8a5.8 5.8 0 0 1 11.6 0Z', 'm4 4 8 8'],
  trash: ['M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.6 9h5.8l.6-9'],
  sun: [
    'M8 10.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
    'M8 1.5v1.3M8 13.2v1.3M1.5 8h1.3M13.2 8h1.3M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  ],
  moon: ['M13.2 9.6A5.6 5.6 0 0 1 6.4 2.8a5.6 5.6 0 1 0 6.8 6.8Z'],
  screen: ['M2 3h12v8H2zM5.5 13.5h5M8 11v2.5'],
  scale: ['M8 2.2v11M5 13.2h6M3 4h10', 'M3 4 1.4 8.6h3.2L3 4ZM13 4l-1.6 4.6h3.2L13 4Z'],
  factory: ['M2 13.5V7.2l3.6 2V7.2l3.6 2V3h3v10.5H2Z', 'M5 11.4v.1M8 11.4v.1'],
  calculator: ['M3.5 2h9v12h-9zM5.5 4.5h5v1.8h-5z', 'M5.8 9v.1M8 9v.1M10.2 9v.1M5.8 11.5v.1M8 11.5v.1M10.2 11.5v.1'],
  keyboard: ['M1.8 4h12.4v8H1.8zM4.2 6.5v.1M6.7 6.5v.1M9.2 6.5v.1M11.7 6.5v.1M5 9.5h6'],
} as const

export type IconName = keyof typeof SHAPES

/** Size in CSS pixels; 16 when left out. */
export function Icon({ name, size = 16, className }: { name: IconName; size?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 14 ? 2.2 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none', verticalAlign: '-3px' }}
    >
      {SHAPES[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
