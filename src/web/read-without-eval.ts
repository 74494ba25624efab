// Shapes of calls read without code made for each: the page may make none by its policy, and the library's attempt throws and is told as a breach of it.
import { config } from 'zod'

config({ jitless: true })
