import type { Request } from 'express'
import { TwilioError } from './api-error.ts'
import { field } from './form.ts'
import type { NumberSettings } from './number-record.ts'

const FRIENDLY_NAME_MAX = 64
const INVALID_PARAMETER = 20001
const INVALID_VOICE_URL = 21502
const INVALID_VOICE_METHOD = 21503
const INVALID_FALLBACK_URL = 21504
const INVALID_FALLBACK_METHOD = 21505

/**
 * A number's settings after a request that changes some of them.
 * @throws {TwilioError} 400 when one is invalid
 */
export function readSettings(request: Request, settings: NumberSettings): NumberSettings {
  const friendlyName = field(request, 'FriendlyName') ?? settings.friendlyName
  if (friendlyName.length > FRIENDLY_NAME_MAX) {
    throw new TwilioError(400, INVALID_PARAMETER, 'FriendlyName is longer than 64 characters')
  }
  const url = (name: string, held: string, code: number) => readUrl(request, name, held, code)
  const method = (name: string, held: 'GET' | 'POST', code: number) =>
    readMethod(request, name, held, code)
  return {
    friendlyName,
    voiceUrl: url('VoiceUrl', settings.voiceUrl, INVALID_VOICE_URL),
    voiceMethod: method('VoiceMethod', settings.voiceMethod, INVALID_VOICE_METHOD),
    voiceFallbackUrl: url('VoiceFallbackUrl', settings.voiceFallbackUrl, INVALID_FALLBACK_URL),
    voiceFallbackMethod: method(
      'VoiceFallbackMethod',
      settings.voiceFallbackMethod,
      INVALID_FALLBACK_METHOD,
    ),
    statusCallback: url('StatusCallback', settings.statusCallback, INVALID_PARAMETER),
    statusCallbackMethod: method(
      'StatusCallbackMethod',
      settings.statusCallbackMethod,
      INVALID_PARAMETER,
    ),
    voiceCallerIdLookup:
      (field(request, 'VoiceCallerIdLookup') ?? `${settings.voiceCallerIdLookup}`) === 'true',
  }
}

function readUrl(request: Request, name: string, held: string, code: number): string {
  const given = field(request, name)?.trim() ?? held
  if (given === '' || /^https?:$/.test(URL.parse(given)?.protocol ?? '')) return given
  throw new TwilioError(400, code, `${name} is not a valid URL`)
}

function readMethod(request: Request, name: string, held: 'GET' | 'POST', code: number) {
  const given = field(request, name)?.toUpperCase() ?? held
  if (given === 'GET' || given === 'POST') return given
  throw new TwilioError(400, code, `${name} must be GET or POST`)
}
