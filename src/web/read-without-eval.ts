// Shapes of calls read without code made for each: the page may make none (its policy), and trying to costs more of the start than all shapes.
import { config } from 'zod'

config({ jitless: true })
