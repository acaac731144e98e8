import { foldWord } from '../understand/utterance.ts'

export const list = (words: string) => new Set(words.trim().split(/\s+/).map(foldWord))

/** Words between a modal and its verb. */
export const BETWEEN = list(
  `to just also always probably safely simply really first then not be able still only easily
  yourself definitely have has`,
)
/** Verbs about a call. */
export const CALL =
  list(`call hear get ask talk speak tell leave let say give spell check contact reach come go wait
    hold stay be have know see bring hang repeat share explain answer help follow respond return
    reply text email note pass look discuss decide worry need expect want like mention feel find
    give meet visit send dial key type`)
export const MODALS =
  list(`can cant cannot could couldnt will wont would should must may might has have theyll youll
    youd hell shell puede pueden podrá debe deben tiene tienen pode podem deve devem precisa tem
    peut peuvent doit doivent pourra kann können darf dürfen muss müssen`)
