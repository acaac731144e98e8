import type { Request } from 'express'
import { formatUsPhone } from '../../kernel/phone.ts'
import { areaCodesOfRegion, regionOfAreaCode } from './area-codes.ts'
import type { Carrier } from './carrier.ts'
import { field, pageSizeOf } from './form.ts'
import { numberPool } from './number-pool.ts'

/** `AvailablePhoneNumbers/US/Local.json`: the numbers for sale that match the query, up to the page size. */
export function searchAvailable(carrier: Carrier, request: Request) {
  const size = pageSizeOf(request, 30)
  const found: string[] = []
  for (const areaCode of askedAreaCodes(request)) {
    found.push(...firstFree(carrier, areaCode, size - found.length))
  }
  return found.map(renderAvailable)
}

/** The next numbers for sale in an area code, at most `count`. */
export function firstFree(carrier: Carrier, areaCode: string, count: number): string[] {
  const taken = new Set(carrier.numbers.list().map(({ phoneNumber }) => phoneNumber))
  const free: string[] = []
  for (const phoneNumber of numberPool(areaCode)) {
    if (free.length === count) break
    if (!taken.has(phoneNumber)) free.push(phoneNumber)
  }
  return free
}

const ANYWHERE = ['415', '212', '312', '512', '206']

function askedAreaCodes(request: Request): string[] {
  const areaCode = field(request, 'AreaCode')
  const near = field(request, 'NearNumber')
  const region = field(request, 'InRegion')
  if (areaCode)
    return region && regionOfAreaCode(areaCode) !== region.toUpperCase() ? [] : [areaCode]
  if (near) return nearby(near.slice(2, 5))
  return region ? areaCodesOfRegion(region) : ANYWHERE
}

/** Near a number: its own area code, then the others of its state. */
function nearby(areaCode: string): string[] {
  const region = regionOfAreaCode(areaCode)
  const others = region ? areaCodesOfRegion(region).filter((code) => code !== areaCode) : []
  return [areaCode, ...others]
}

function renderAvailable(phoneNumber: string) {
  return {
    friendly_name: formatUsPhone(phoneNumber),
    phone_number: phoneNumber,
    lata: null,
    locality: null,
    rate_center: null,
    latitude: null,
    longitude: null,
    region: regionOfAreaCode(phoneNumber.slice(2, 5)) ?? null,
    postal_code: null,
    iso_country: 'US',
    address_requirements: 'none',
    beta: false,
    capabilities: { voice: true, SMS: true, MMS: true },
  }
}
