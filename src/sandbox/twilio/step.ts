import type { Call } from './call.ts'
import type { Twiml } from './twiml.ts'
import type { XmlElement } from './xml.ts'

/** One verb of a document, to be run on a call. */
export type Step = { call: Call; twiml: Twiml; verb: XmlElement }
