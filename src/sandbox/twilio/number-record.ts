import { formatUsPhone } from '../../kernel/phone.ts'
import { rfc2822 } from './wire.ts'

/** A bought number. `id` is its SID. Times are ISO 8601. */
export type NumberRecord = {
  id: string
  phoneNumber: string
  createdAt: string
  updatedAt: string
} & NumberSettings

export type NumberSettings = {
  friendlyName: string
  voiceUrl: string
  voiceMethod: 'GET' | 'POST'
  voiceFallbackUrl: string
  voiceFallbackMethod: 'GET' | 'POST'
  statusCallback: string
  statusCallbackMethod: 'GET' | 'POST'
  voiceCallerIdLookup: boolean
}

export function defaultSettings(phoneNumber: string): NumberSettings {
  return {
    friendlyName: formatUsPhone(phoneNumber),
    voiceUrl: '',
    voiceMethod: 'POST',
    voiceFallbackUrl: '',
    voiceFallbackMethod: 'POST',
    statusCallback: '',
    statusCallbackMethod: 'POST',
    voiceCallerIdLookup: false,
  }
}

/** The number as `IncomingPhoneNumbers/{Sid}.json` returns it. */
export function renderNumber(number: NumberRecord, accountSid: string) {
  return {
    sid: number.id,
    account_sid: accountSid,
    friendly_name: number.friendlyName,
    phone_number: number.phoneNumber,
    voice_url: number.voiceUrl,
    voice_method: number.voiceMethod,
    voice_fallback_url: number.voiceFallbackUrl || null,
    voice_fallback_method: number.voiceFallbackMethod,
    voice_caller_id_lookup: number.voiceCallerIdLookup,
    voice_receive_mode: 'voice',
    voice_application_sid: null,
    status_callback: number.statusCallback,
    status_callback_method: number.statusCallbackMethod,
    sms_url: '',
    sms_method: 'POST',
    sms_fallback_url: '',
    sms_fallback_method: 'POST',
    sms_application_sid: null,
    address_requirements: 'none',
    address_sid: null,
    identity_sid: null,
    bundle_sid: null,
    trunk_sid: null,
    emergency_status: 'Inactive',
    emergency_address_sid: null,
    emergency_address_status: 'unregistered',
    capabilities: { voice: true, sms: true, mms: true, fax: false },
    api_version: '2010-04-01',
    beta: false,
    origin: 'twilio',
    status: 'in-use',
    type: 'local',
    date_created: rfc2822(new Date(number.createdAt)),
    date_updated: rfc2822(new Date(number.updatedAt)),
    uri: `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers/${number.id}.json`,
  }
}
