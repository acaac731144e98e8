/** When a bot gives up or leaves on its own; sent to its service. Google Meet itself gives up after 10 minutes. */
export const WAITING_ROOM_SECONDS = 15 * 60
/** The host has not started the meeting, or nobody else has joined. */
export const NOBODY_JOINED_SECONDS = 15 * 60
/** Everybody else has left. */
export const ALONE_SECONDS = { attendee: 60, recall: 30 }
export const SILENCE_SECONDS = 20 * 60
export const SILENCE_COUNTS_AFTER_SECONDS = 20 * 60
export const NOT_RECORDING_SECONDS = 10 * 60
export const PERMISSION_DENIED_SECONDS = 60
