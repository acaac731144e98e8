import type { Receptionist } from './receptionist.ts'
import { rulesReceptionist } from './rules/rules-receptionist.ts'

export function chooseReceptionist(): Receptionist {
  return rulesReceptionist()
}
