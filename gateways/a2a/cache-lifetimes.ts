export const DIRECTORY_CARD_CACHE = 'public, max-age=3600'
export const KEYS_CACHE = DIRECTORY_CARD_CACHE
/** What an owner can take back is kept by others for a minute at most. */
export const FOUND_CACHE = 'public, max-age=60'
