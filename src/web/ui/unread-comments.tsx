// How many comments on a shipment were not read; nothing where all were.
import { texts as en } from '#texts/en/comments.ts'
import { useTexts } from '../language/page-language.tsx'
import { Icon } from './icons.tsx'
import classes from './unread-comments.module.css'

export function UnreadComments({ count = 0 }: { readonly count?: number | undefined }) {
  const texts = useTexts(en)
  if (count === 0) return null
  return (
    <span className={`${classes.note} tone-info`}>
      <Icon name="comment" size={12} /> {texts.unreadComments(count)}
    </span>
  )
}
