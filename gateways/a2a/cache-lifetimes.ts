export const DIRECTORY_CARD_CACHE = 'public, max-age=3600'
export const KEYS_CACHE = DIRECTORY_CARD_CACHE
/** An owner can withdraw these, so caches may keep them for one minute at most. */
export const FOUND_CACHE = 'public, max-age=60'
