// Written by `npm run client` from the description of the API. Changes here are lost.
export interface paths {
  '/account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show the account
     * @description The account behind the key, its lines, the packs it can buy, and its meeting minutes.
     */
    get: operations['showAccount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lines': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the lines
     * @description Newest first, including set-ups that wait for payment.
     */
    get: operations['listLines']
    put?: never
    /**
     * Set up a line
     * @description Returns the payment page of the line's first pack. Nothing is built or charged until the owner pays there; then the line gets its number, which is mailed to the account.
     */
    post: operations['setUpLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lines/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a line
     * @description Its status, number, balance and forwarding codes.
     */
    get: operations['showLine']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lines/{id}/minute-packs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Buy minutes for a line
     * @description Opens a checkout for another pack; for a set-up that waits for its first payment, a new link to it.
     */
    post: operations['buyMinutes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lines/{id}/calls': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a line's calls
     * @description The calls that the line answered and that are over, newest first.
     */
    get: operations['listCalls']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lines/{id}/messages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List a line's messages
     * @description The messages that callers left, newest first.
     */
    get: operations['listMessages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/meetings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List the meetings
     * @description The account's meetings, newest first.
     */
    get: operations['listMeetings']
    put?: never
    /**
     * Send a note-taker to a meeting
     * @description Minutes are reserved before anything is booked, and charged from joining to leaving. Poll the meeting, or read its recap once it is `done`.
     */
    post: operations['scheduleMeeting']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/meetings/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a meeting
     * @description Its state, the minutes charged, and who was sent the recap.
     */
    get: operations['showMeeting']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/meetings/{id}/transcript': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a meeting's transcript
     * @description What was said, once something was.
     */
    get: operations['showTranscript']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/meetings/{id}/recap': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Show a meeting's recap
     * @description Decisions, action items and open questions, once the meeting is `done`.
     */
    get: operations['showRecap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/meetings/{id}/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Cancel a meeting
     * @description Before or during the meeting. What was used is charged, and the rest of what was reserved is released. Needs no body.
     */
    post: operations['cancelMeeting']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/test-lines': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make a test line
     * @description Call the number, key in the code when asked, and talk to it like a customer. A code works for 24 hours and 5 calls; an account gets 3 a day. Nothing is booked, sent or charged.
     */
    post: operations['createTestLine']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description What a line is set up from. */
    LineSetup: {
      /**
       * @description What callers hear the line answer as.
       * @example Lopez Plumbing
       */
      business_name: string
      /**
       * @description The number that callers dial. Any common US form, with the area code: `(512) 842-2671`, `512-842-2671`, `+15128422671`.
       * @example (512) 842-2671
       */
      business_phone: string
      /**
       * @description The owner's mobile, not toll-free. Any common US form, with the area code: `(512) 842-2671`, `512-842-2671`, `+15128422671`.
       * @example (512) 842-2671
       */
      owner_mobile: string
      /**
       * @description Send true only after the owner has read the terms at `/terms` and agreed.
       * @example true
       * @constant
       */
      owner_confirmed_terms: true
      /**
       * @description `min40`: 40 minutes for $10; `min200`: 200 minutes for $50.
       * @default min40
       * @example min40
       * @enum {string}
       */
      pack?: 'min40' | 'min200'
      /**
       * @description Lines are for US businesses.
       * @default US
       * @example US
       * @enum {string}
       */
      country?: 'US'
      /**
       * @description The city of the business.
       * @example Austin
       */
      city?: string
      /**
       * @description What the business does, in a sentence.
       * @example Plumbers for houses, day and night.
       */
      description?: string
      /**
       * @description What callers can ask for.
       * @default []
       * @example [
       *       "water heaters",
       *       "drain cleaning"
       *     ]
       */
      services?: string[]
      /**
       * @description Anything else the line should know.
       * @example We do not work on gas lines.
       */
      extra?: string
      /**
       * @description Languages besides English.
       * @default []
       * @example [
       *       "es"
       *     ]
       */
      languages?: ('es' | 'pt' | 'fr' | 'tr' | 'ru' | 'de')[]
      /**
       * @description Opening hours by day, in the time zone of the business phone. A day is `{open, close}` or the word `closed`; one left out is closed; a `close` at or before `open` is the next day's. Short and lower-case day names (`mon`) are read too. Weekdays from nine to five when left out.
       * @example {
       *       "Monday": {
       *         "open": "9:00 AM",
       *         "close": "5:00 PM"
       *       },
       *       "Saturday": "closed"
       *     }
       */
      hours?: {
        Monday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
        Tuesday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
        Wednesday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
        Thursday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
        Friday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
        Saturday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
        Sunday?:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
      } & {
        [key: string]:
          | {
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              open: string
              /**
               * @description A clock time in 12-hour form.
               * @example 9:00 AM
               */
              close: string
            }
          | string
      }
    }
    /** @description Which pack to buy. */
    MinutePackOrder: {
      /**
       * @description `min40`: 40 minutes for $10; `min200`: 200 minutes for $50.
       * @example min40
       * @enum {string}
       */
      pack: 'min40' | 'min200'
    }
    /** @description Where a note-taker is sent. */
    MeetingOrder: {
      /**
       * @description A link to a call on Zoom, Google Meet or Microsoft Teams that a guest can join: as it is, or pasted with the text around it, or as a mail scanner wrapped it. More than one meeting is refused.
       * @example https://meet.google.com/abc-defg-hij
       */
      meeting_url: string
      /**
       * @description An ISO 8601 time with a zone, or the word `now`; now when left out.
       * @example now
       * @example 2026-12-01T15:00:00Z
       */
      starts_at?: string
      /**
       * @description What the recap is called.
       * @example Weekly planning
       */
      title?: string
      /**
       * @description The note-taker stops after this many minutes; so many are reserved. By default 60, or what is left when that is less.
       * @example 30
       */
      max_minutes?: number
      /**
       * @description Who gets the recap; by default the account's email and its saved recipients.
       * @example [
       *       "ana@example.com"
       *     ]
       */
      recipients?: string[]
    }
    /** @description Who the receptionist of a test line answers as. */
    TestLineOrder: {
      /**
       * @description The business the receptionist answers as.
       * @example Lopez Plumbing
       */
      business_name: string
      /**
       * @description What the business does.
       * @example plumbing
       * @enum {string}
       */
      trade:
        | 'vet'
        | 'garage'
        | 'lock'
        | 'hvac'
        | 'plumbing'
        | 'roofing'
        | 'electrical'
        | 'pest'
        | 'appliance'
      /**
       * @description Town or area.
       * @example Austin
       */
      area?: string
      /**
       * @description Opening hours in words.
       * @example Weekdays nine to five
       */
      hours?: string
      /**
       * @description What callers can ask for.
       * @default []
       * @example [
       *       "water heaters"
       *     ]
       */
      services?: string[]
      /**
       * @description IANA time zone; America/New_York when left out.
       * @example America/Chicago
       */
      timezone?: string
    }
    /**
     * @description The account behind the key.
     * @example {
     *       "id": "acct_01kagq5m3vf8t9x2r4c6b7d8e9",
     *       "email": "ana@example.com",
     *       "created_at": "2026-11-20T16:40:00.000Z",
     *       "lines": [],
     *       "minute_packs": [
     *         {
     *           "pack": "min40",
     *           "minutes": 40,
     *           "price_cents": 1000
     *         },
     *         {
     *           "pack": "min200",
     *           "minutes": 200,
     *           "price_cents": 5000
     *         }
     *       ],
     *       "meeting_packs": [
     *         {
     *           "pack": "meet200",
     *           "minutes": 200,
     *           "price_cents": 900
     *         },
     *         {
     *           "pack": "meet600",
     *           "minutes": 600,
     *           "price_cents": 2400
     *         },
     *         {
     *           "pack": "meet2000",
     *           "minutes": 2000,
     *           "price_cents": 7000
     *         }
     *       ],
     *       "meeting_minutes": {
     *         "balance": 30,
     *         "reserved": 0,
     *         "available": 30,
     *         "free": 30
     *       },
     *       "saved_recipients": [
     *         "team@example.com"
     *       ]
     *     }
     */
    Account: {
      /**
       * @description The id of the account.
       * @example acct_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      id: string
      /**
       * Format: email
       * @description Where everything is mailed.
       */
      email: string
      /**
       * Format: date-time
       * @description When it was opened. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      created_at: string
      /** @description The newest 100, set-ups among them. */
      lines: components['schemas']['Line'][]
      /** @description Packs for lines. */
      minute_packs: {
        /** @description The name to order it by. */
        pack: string
        /** @description Minutes in the pack. */
        minutes: number
        /** @description In US cents. */
        price_cents: number
      }[]
      /** @description Packs of meeting minutes. */
      meeting_packs: {
        /** @description The name to order it by. */
        pack: string
        /** @description Minutes in the pack. */
        minutes: number
        /** @description In US cents. */
        price_cents: number
      }[]
      /** @description Of meeting notes, in whole minutes. */
      meeting_minutes: {
        /** @description What was bought or given and not charged yet. */
        balance: number
        /** @description Reserved for meetings that are booked. */
        reserved: number
        /** @description What a new meeting can reserve. */
        available: number
        /** @description Of the balance, the free ones; they are spent first. */
        free: number
      }
      /** @description Who gets every recap unless a meeting names its own. */
      saved_recipients: string[]
    }
    /**
     * @description An answering line, from its set-up on.
     * @example {
     *       "id": "line_01kagq5m3vf8t9x2r4c6b7d8e9",
     *       "status": "live",
     *       "business_name": "Lopez Plumbing",
     *       "business_phone": "+15128422671",
     *       "number": "+15125550142",
     *       "billing_mode": "per_minute",
     *       "balance": {
     *         "seconds": 2313,
     *         "minutes_remaining": 38.5
     *       },
     *       "forwarding": [
     *         {
     *           "carrier": "Verizon",
     *           "condition": "no_answer_and_busy",
     *           "start": "*715125550142",
     *           "stop": "*73",
     *           "note": "Wait for the confirmation, then hang up. A few prepaid plans do not offer it."
     *         }
     *       ],
     *       "forwarding_seen_at": "2026-11-21T09:12:00.000Z",
     *       "hours": {
     *         "Monday": {
     *           "open": "9:00 AM",
     *           "close": "5:00 PM"
     *         },
     *         "Tuesday": {
     *           "open": "9:00 AM",
     *           "close": "5:00 PM"
     *         },
     *         "Wednesday": {
     *           "open": "9:00 AM",
     *           "close": "5:00 PM"
     *         },
     *         "Thursday": {
     *           "open": "9:00 AM",
     *           "close": "5:00 PM"
     *         },
     *         "Friday": {
     *           "open": "9:00 AM",
     *           "close": "5:00 PM"
     *         },
     *         "Saturday": "closed",
     *         "Sunday": "closed"
     *       },
     *       "hours_exceptions": [
     *         {
     *           "from": "2026-11-26",
     *           "to": "2026-11-27",
     *           "open": null,
     *           "close": null,
     *           "says": "closed for Thanksgiving"
     *         }
     *       ],
     *       "languages": [
     *         "es"
     *       ],
     *       "directory": {
     *         "opted_in": false,
     *         "agent_card": null
     *       },
     *       "pack": "min40",
     *       "checkout_url": null,
     *       "created_at": "2026-11-21T09:00:00.000Z",
     *       "live_at": "2026-11-21T09:02:10.000Z"
     *     }
     */
    Line: {
      /**
       * @description The id of the line, and of the set-up it came from.
       * @example line_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      id: string
      /**
       * @description `awaiting_payment` until the first pack is paid; `setting_up` while it gets its number; `queued` while no number is available, which is retried; `live` when it answers; `closed` when it no longer does.
       * @enum {string}
       */
      status: 'awaiting_payment' | 'closed' | 'live' | 'queued' | 'setting_up'
      /** @description What callers hear the line answer as. */
      business_name: string
      /**
       * @description The business's own number.
       * @example +15128422671
       */
      business_phone: string
      /**
       * @description The line's number, once it has one and until it is closed. E.164.
       * @example +15128422671
       */
      number: string | null
      /**
       * @description By the second; each call costs at least 20 seconds.
       * @example per_minute
       * @constant
       */
      billing_mode: 'per_minute'
      /** @description What is left of the minutes bought. */
      balance: {
        /** @description Below zero when the next pack pays for them first. */
        seconds: number
        /** @description The same in minutes, to one decimal. */
        minutes_remaining: number
      }
      /** @description How to send calls to the line, by carrier; empty before it has a number. */
      forwarding: {
        /** @description The business phone's carrier. */
        carrier: string
        /**
         * @description Which calls are then forwarded.
         * @enum {string}
         */
        condition:
          | 'no_answer'
          | 'busy'
          | 'unreachable'
          | 'no_answer_and_busy'
          | 'all_conditional'
          | 'always'
        /** @description To dial on the business phone; empty where no code exists. */
        start: string
        /** @description Undoes it; null where no code exists. */
        stop: string | null
        /** @description What else to know, for a person. */
        note: string
      }[]
      /**
       * Format: date-time
       * @description When a forwarded call first reached the line. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      forwarding_seen_at: string | null
      /**
       * @description Opening hours by day.
       * @example {
       *       "Monday": {
       *         "open": "9:00 AM",
       *         "close": "5:00 PM"
       *       },
       *       "Tuesday": {
       *         "open": "9:00 AM",
       *         "close": "5:00 PM"
       *       },
       *       "Wednesday": {
       *         "open": "9:00 AM",
       *         "close": "5:00 PM"
       *       },
       *       "Thursday": {
       *         "open": "9:00 AM",
       *         "close": "5:00 PM"
       *       },
       *       "Friday": {
       *         "open": "9:00 AM",
       *         "close": "5:00 PM"
       *       },
       *       "Saturday": "closed",
       *       "Sunday": "closed"
       *     }
       */
      hours: {
        Monday: components['schemas']['DayHours'] | 'closed'
        Tuesday: components['schemas']['DayHours'] | 'closed'
        Wednesday: components['schemas']['DayHours'] | 'closed'
        Thursday: components['schemas']['DayHours'] | 'closed'
        Friday: components['schemas']['DayHours'] | 'closed'
        Saturday: components['schemas']['DayHours'] | 'closed'
        Sunday: components['schemas']['DayHours'] | 'closed'
      }
      /** @description Closed days and temporary hours, nearest first; set in the console. What is over goes when another is added. */
      hours_exceptions: {
        /** @description A date of the line’s zone, `2026-11-26`. */
        from: string
        /** @description The last of the days. */
        to: string
        /** @description `9:00 AM`; null, with `close`, when it is closed. */
        open: string | null
        close: string | null
        /** @description What callers who speak English are told of it: “closed for Thanksgiving”. */
        says: string | null
      }[]
      /** @description Languages besides English. */
      languages: ('es' | 'pt' | 'fr' | 'tr' | 'ru' | 'de')[]
      /** @description Whether other agents find this business by its number. */
      directory: {
        opted_in: boolean
        /**
         * Format: uri
         * @description The public agent card.
         */
        agent_card: string | null
      }
      /**
       * @description The newest pack paid; before any is, the one that waits for payment.
       * @enum {string}
       */
      pack: 'min40' | 'min200'
      /**
       * Format: uri
       * @description Where to pay, while the first payment is awaited.
       */
      checkout_url: string | null
      /**
       * Format: date-time
       * @description When it was set up. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      created_at: string
      /**
       * Format: date-time
       * @description When it began to answer. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      live_at: string | null
    }
    /** @description Clock times: `9:00 AM`. A `close` at or before `open` is the next day’s. */
    DayHours: {
      open: string
      close: string
    }
    /**
     * @description Lines and set-ups that wait for payment.
     * @example {
     *       "items": [
     *         {
     *           "id": "line_01kagq5m3vf8t9x2r4c6b7d8e9",
     *           "status": "live",
     *           "business_name": "Lopez Plumbing",
     *           "business_phone": "+15128422671",
     *           "number": "+15125550142",
     *           "billing_mode": "per_minute",
     *           "balance": {
     *             "seconds": 2313,
     *             "minutes_remaining": 38.5
     *           },
     *           "forwarding": [
     *             {
     *               "carrier": "Verizon",
     *               "condition": "no_answer_and_busy",
     *               "start": "*715125550142",
     *               "stop": "*73",
     *               "note": "Wait for the confirmation, then hang up. A few prepaid plans do not offer it."
     *             }
     *           ],
     *           "forwarding_seen_at": "2026-11-21T09:12:00.000Z",
     *           "hours": {
     *             "Monday": {
     *               "open": "9:00 AM",
     *               "close": "5:00 PM"
     *             },
     *             "Tuesday": {
     *               "open": "9:00 AM",
     *               "close": "5:00 PM"
     *             },
     *             "Wednesday": {
     *               "open": "9:00 AM",
     *               "close": "5:00 PM"
     *             },
     *             "Thursday": {
     *               "open": "9:00 AM",
     *               "close": "5:00 PM"
     *             },
     *             "Friday": {
     *               "open": "9:00 AM",
     *               "close": "5:00 PM"
     *             },
     *             "Saturday": "closed",
     *             "Sunday": "closed"
     *           },
     *           "hours_exceptions": [
     *             {
     *               "from": "2026-11-26",
     *               "to": "2026-11-27",
     *               "open": null,
     *               "close": null,
     *               "says": "closed for Thanksgiving"
     *             }
     *           ],
     *           "languages": [
     *             "es"
     *           ],
     *           "directory": {
     *             "opted_in": false,
     *             "agent_card": null
     *           },
     *           "pack": "min40",
     *           "checkout_url": null,
     *           "created_at": "2026-11-21T09:00:00.000Z",
     *           "live_at": "2026-11-21T09:02:10.000Z"
     *         }
     *       ],
     *       "next_before": null
     *     }
     */
    LinePage: {
      /** @description Newest first. */
      items: components['schemas']['Line'][]
      next_before: string | null
    }
    /**
     * @description A set-up that waits for the payment of its first pack.
     * @example {
     *       "setup_id": "line_01kagq5m3vf8t9x2r4c6b7d8e9",
     *       "status": "awaiting_payment",
     *       "business_name": "Lopez Plumbing",
     *       "business_phone": "+15128422671",
     *       "pack": "min40",
     *       "billing_mode": "per_minute",
     *       "minutes": 40,
     *       "price_cents": 1000,
     *       "checkout_url": "https://checkout.example.com/c/pay/cs_1",
     *       "then": "Once the pack is paid, we get the line its number and mail it to ana@example.com."
     *     }
     */
    LineSetupResult: {
      /**
       * @description The id of the line that this becomes.
       * @example line_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      setup_id: string
      /**
       * @description Nothing is built before the payment.
       * @constant
       */
      status: 'awaiting_payment'
      /** @description What callers hear the line answer as. */
      business_name: string
      /**
       * @description The business's own number. E.164.
       * @example +15128422671
       */
      business_phone: string
      /** @enum {string} */
      pack: 'min40' | 'min200'
      /**
       * @description By the second; each call costs at least 20 seconds.
       * @example per_minute
       * @constant
       */
      billing_mode: 'per_minute'
      /** @description Minutes in the pack. */
      minutes: number
      /** @description In US cents. */
      price_cents: number
      /**
       * Format: uri
       * @description Where the owner pays, on the payment processor's hosted page.
       */
      checkout_url: string
      /** @description What follows the payment, for a person. */
      then: string
    }
    /**
     * @description A pack that waits for its payment.
     * @example {
     *       "checkout_url": "https://checkout.example.com/c/pay/cs_1",
     *       "pack": "min200",
     *       "price_cents": 5000,
     *       "minutes": 200
     *     }
     */
    Checkout: {
      /**
       * Format: uri
       * @description Where the owner pays, on the payment processor's hosted page.
       */
      checkout_url: string
      /** @enum {string} */
      pack: 'min40' | 'min200'
      /** @description In US cents. */
      price_cents: number
      /** @description Minutes in the pack. */
      minutes: number
    }
    /**
     * @description Calls, newest first.
     * @example {
     *       "items": [
     *         {
     *           "id": "call_01kagq5m3vf8t9x2r4c6b7d8e9",
     *           "at": "2026-11-21T02:14:31.250Z",
     *           "caller": "+15125550117",
     *           "duration_seconds": 87,
     *           "summary": "Ana Ruiz has a leaking water heater and asks for a call back.",
     *           "urgent": true
     *         }
     *       ],
     *       "next_before": null
     *     }
     */
    CallPage: {
      /** @description Newest first. */
      items: components['schemas']['Call'][]
      next_before: string | null
    }
    /** @description A call that the line answered and that is over. */
    Call: {
      /**
       * @description The id of the call.
       * @example call_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      id: string
      /** @description When the line answered. */
      at: string | null
      /**
       * @description Who called, E.164; null when withheld.
       * @example +15128422671
       */
      caller: string | null
      /** @description From answer to hang-up. */
      duration_seconds: number
      /** @description What it was about. */
      summary: string
      /** @description Whether it should not wait. */
      urgent: boolean
    }
    /**
     * @description Messages, newest first.
     * @example {
     *       "items": [
     *         {
     *           "id": "msg_01kagq5m3vf8t9x2r4c6b7d8e9",
     *           "at": "2026-11-21T02:15:58.000Z",
     *           "name": "Ana Ruiz",
     *           "phone": "+15125550117",
     *           "message": "My water heater is leaking, please call me back.",
     *           "urgent": true
     *         }
     *       ],
     *       "next_before": null
     *     }
     */
    MessagePage: {
      /** @description Newest first. */
      items: components['schemas']['Message'][]
      next_before: string | null
    }
    /** @description A message that a caller left. */
    Message: {
      /**
       * @description The id of the message.
       * @example msg_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      id: string
      /** @description When it was left. */
      at: string | null
      /** @description The caller's name, as they said it. */
      name: string | null
      /** @description Where to call back; E.164. */
      phone: string | null
      /** @description What they want. */
      message: string | null
      /** @description Whether it should not wait. */
      urgent: boolean
    }
    /**
     * @description Meetings, newest first.
     * @example {
     *       "items": [
     *         {
     *           "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
     *           "state": "done",
     *           "title": "Weekly planning",
     *           "meeting_url": "https://meet.google.com/abc-defg-hij",
     *           "provider": "google_meet",
     *           "starts_at": "2026-11-21T15:00:00.000Z",
     *           "joined_at": "2026-11-21T15:00:20.000Z",
     *           "left_at": "2026-11-21T15:21:05.000Z",
     *           "max_minutes": 25,
     *           "minutes_reserved": 0,
     *           "minutes_charged": 21,
     *           "recipients": [
     *             {
     *               "email": "ana@example.com",
     *               "delivery": "delivered",
     *               "at": "2026-11-21T15:22:00.000Z"
     *             }
     *           ],
     *           "delivery": "delivered",
     *           "failure": null,
     *           "created_at": "2026-11-21T14:58:00.000Z"
     *         }
     *       ],
     *       "next_before": null
     *     }
     */
    MeetingPage: {
      /** @description Newest first. */
      items: components['schemas']['Meeting'][]
      next_before: string | null
    }
    /**
     * @description A meeting that a note-taker was sent to.
     * @example {
     *       "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
     *       "state": "done",
     *       "title": "Weekly planning",
     *       "meeting_url": "https://meet.google.com/abc-defg-hij",
     *       "provider": "google_meet",
     *       "starts_at": "2026-11-21T15:00:00.000Z",
     *       "joined_at": "2026-11-21T15:00:20.000Z",
     *       "left_at": "2026-11-21T15:21:05.000Z",
     *       "max_minutes": 25,
     *       "minutes_reserved": 0,
     *       "minutes_charged": 21,
     *       "recipients": [
     *         {
     *           "email": "ana@example.com",
     *           "delivery": "delivered",
     *           "at": "2026-11-21T15:22:00.000Z"
     *         }
     *       ],
     *       "delivery": "delivered",
     *       "failure": null,
     *       "created_at": "2026-11-21T14:58:00.000Z"
     *     }
     */
    Meeting: {
      /**
       * @description The id of the meeting.
       * @example mtg_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      id: string
      /**
       * @description Confirming until the note-taker is booked, then scheduled. Done, cancelled and failed are final; there is a recap once it is done.
       * @enum {string}
       */
      state:
        | 'cancelled'
        | 'confirming'
        | 'done'
        | 'failed'
        | 'in_meeting'
        | 'joining'
        | 'processing'
        | 'scheduled'
        | 'waiting_room'
      title: string | null
      /**
       * Format: uri
       * @description The link that the note-taker joins by.
       */
      meeting_url: string
      /** @enum {string} */
      provider: 'google_meet' | 'microsoft_teams' | 'zoom'
      /**
       * Format: date-time
       * @description When the note-taker joins. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      starts_at: string
      /**
       * Format: date-time
       * @description When it was let in. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      joined_at: string | null
      /**
       * Format: date-time
       * @description When it left. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      left_at: string | null
      /** @description The note-taker leaves after this many minutes. */
      max_minutes: number
      /** @description Minutes reserved now; none once the meeting is charged or cancelled. */
      minutes_reserved: number
      /** @description From joining to leaving, in whole minutes rounded up. */
      minutes_charged: number
      /** @description Who gets the recap. */
      recipients: {
        /** Format: email */
        email: string
        /**
         * @description How far the recap has come to them; none when there will be none.
         * @enum {string}
         */
        delivery: 'bounced' | 'delivered' | 'none' | 'pending' | 'sent'
        /**
         * Format: date-time
         * @description When the delivery last changed. RFC 3339, UTC, with milliseconds.
         * @example 2026-11-21T09:00:00.000Z
         */
        at: string
      }[]
      /**
       * @description How far the recap has come, over all recipients; none when nobody will get one.
       * @enum {string}
       */
      delivery: 'bounced' | 'delivered' | 'none' | 'partly_delivered' | 'pending' | 'sent'
      /** @description Why there are no notes; null unless it failed. */
      failure: {
        /** @description What went wrong, for a person. */
        reason: string
        /**
         * @description Whose fault it was. A meeting that fails on our side costs nothing.
         * @enum {string}
         */
        fault: 'caller' | 'host' | 'ours'
      } | null
      /**
       * Format: date-time
       * @description When it was ordered. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      created_at: string
    }
    /**
     * @description What was said in a meeting.
     * @example {
     *       "meeting_id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
     *       "language": "en",
     *       "segments": [
     *         {
     *           "id": "seg_01kagq5m3vf8t9x2r4c6b7d8e9",
     *           "speaker": "Ana Ruiz",
     *           "start_seconds": 12.4,
     *           "end_seconds": 17.9,
     *           "text": "Let us ship on Thursday."
     *         }
     *       ]
     *     }
     */
    Transcript: {
      /**
       * @description The id of the meeting.
       * @example mtg_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      meeting_id: string
      /** @description BCP 47; null when it is not known. */
      language: string | null
      /** @description In the order they were said. */
      segments: {
        /**
         * @description What a recap cites it by.
         * @example seg_01kagq5m3vf8t9x2r4c6b7d8e9
         */
        id: string
        /** @description Null when it is not known. */
        speaker: string | null
        /** @description From when the note-taker joined. */
        start_seconds: number
        end_seconds: number
        text: string
      }[]
    }
    /**
     * @description What came of a meeting; every line cites the transcript.
     * @example {
     *       "meeting_id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
     *       "title": "Weekly planning",
     *       "summary": "The release goes out on Thursday; Ben checks the invoices first.",
     *       "decisions": [
     *         {
     *           "text": "Ship on Thursday.",
     *           "segments": [
     *             "seg_01kagq5m3vf8t9x2r4c6b7d8e9"
     *           ]
     *         }
     *       ],
     *       "action_items": [
     *         {
     *           "text": "Check the invoices.",
     *           "owner": "Ben",
     *           "due": "Wednesday",
     *           "segments": [
     *             "seg_01kagq5m3vf8t9x2r4c6b7d8e9"
     *           ]
     *         }
     *       ],
     *       "open_questions": [],
     *       "created_at": "2026-11-21T15:21:50.000Z"
     *     }
     */
    Recap: {
      /**
       * @description The id of the meeting.
       * @example mtg_01kagq5m3vf8t9x2r4c6b7d8e9
       */
      meeting_id: string
      title: string
      summary: string
      decisions: {
        text: string
        /** @description Ids of the transcript segments it rests on. */
        segments: string[]
      }[]
      action_items: {
        text: string
        /** @description Who does it, when that was said. */
        owner: string | null
        /** @description By when, as it was said. */
        due: string | null
        /** @description Ids of the transcript segments it rests on. */
        segments: string[]
      }[]
      open_questions: {
        text: string
        /** @description Ids of the transcript segments it rests on. */
        segments: string[]
      }[]
      /**
       * Format: date-time
       * @description When it was written. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      created_at: string
    }
    /**
     * @description A code that reaches a receptionist on the shared test number.
     * @example {
     *       "sandbox": true,
     *       "test_number": "(512) 555-0100",
     *       "test_number_e164": "+15125550100",
     *       "test_code": "4821",
     *       "hear_url": "https://frontdesk.example.com/hear/4821-h7Qd0sLm_x2A",
     *       "expires_at": "2026-11-22T09:00:00.000Z",
     *       "calls_allowed": 5,
     *       "how": "Call (512) 555-0100, key in or say 4821 when asked, and talk to it like a customer."
     *     }
     */
    TestLine: {
      /** @description Nothing is booked, sent or charged. */
      sandbox: boolean
      /** @description The shared number to call. */
      test_number: string
      /**
       * @description The same number. E.164.
       * @example +15128422671
       */
      test_number_e164: string
      /** @description Four digits, to key in when asked. */
      test_code: string
      /**
       * Format: uri
       * @description The same receptionist in a browser.
       */
      hear_url: string
      /**
       * Format: date-time
       * @description Until when the code works: 24 hours. RFC 3339, UTC, with milliseconds.
       * @example 2026-11-21T09:00:00.000Z
       */
      expires_at: string
      /** @description Calls per code. */
      calls_allowed: number
      /** @description What to do, for a person. */
      how: string
    }
  }
  responses: never
  parameters: {
    /** @description The most items that a page may hold. */
    limit: number
    /** @description Only items older than this time, ISO 8601 with a zone. For the next page pass the `next_before` of this one. */
    before: string
    /** @description Any text that is unique to this request. The same key with the same body gets the first answer again for 24 hours, byte for byte, and nothing is done twice. */
    'idempotency-key': string
    /** @description The id of a line, or of the set-up it came from. */
    'line-id': string
    /** @description The id of a meeting. */
    'meeting-id': string
  }
  requestBodies: never
  headers: {
    /** @description Requests left (`r`) and seconds until the count starts anew (`t`). */
    RateLimit: string
    /** @description Requests (`q`) in a window of seconds (`w`). */
    'RateLimit-Policy': string
    /** @description What is taken: an API key as a bearer token. */
    'WWW-Authenticate': 'Bearer'
    /** @description Seconds to wait; a request after that succeeds. */
    'Retry-After': number
    /** @description There when this is the first answer again, for the same Idempotency-Key. */
    'Idempotent-Replayed': 'true'
    /** @description Seconds to wait, where waiting helps. */
    'Retry-After-If-Any': number
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  showAccount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The account. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "acct_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "email": "ana@example.com",
           *       "created_at": "2026-11-20T16:40:00.000Z",
           *       "lines": [],
           *       "minute_packs": [
           *         {
           *           "pack": "min40",
           *           "minutes": 40,
           *           "price_cents": 1000
           *         },
           *         {
           *           "pack": "min200",
           *           "minutes": 200,
           *           "price_cents": 5000
           *         }
           *       ],
           *       "meeting_packs": [
           *         {
           *           "pack": "meet200",
           *           "minutes": 200,
           *           "price_cents": 900
           *         },
           *         {
           *           "pack": "meet600",
           *           "minutes": 600,
           *           "price_cents": 2400
           *         },
           *         {
           *           "pack": "meet2000",
           *           "minutes": 2000,
           *           "price_cents": 7000
           *         }
           *       ],
           *       "meeting_minutes": {
           *         "balance": 30,
           *         "reserved": 0,
           *         "available": 30,
           *         "free": 30
           *       },
           *       "saved_recipients": [
           *         "team@example.com"
           *       ]
           *     }
           */
          'application/json': components['schemas']['Account']
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  listLines: {
    parameters: {
      query?: {
        /** @description The most items that a page may hold. */
        limit?: components['parameters']['limit']
        /** @description Only items older than this time, ISO 8601 with a zone. For the next page pass the `next_before` of this one. */
        before?: components['parameters']['before']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of lines. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "line_01kagq5m3vf8t9x2r4c6b7d8e9",
           *           "status": "live",
           *           "business_name": "Lopez Plumbing",
           *           "business_phone": "+15128422671",
           *           "number": "+15125550142",
           *           "billing_mode": "per_minute",
           *           "balance": {
           *             "seconds": 2313,
           *             "minutes_remaining": 38.5
           *           },
           *           "forwarding": [
           *             {
           *               "carrier": "Verizon",
           *               "condition": "no_answer_and_busy",
           *               "start": "*715125550142",
           *               "stop": "*73",
           *               "note": "Wait for the confirmation, then hang up. A few prepaid plans do not offer it."
           *             }
           *           ],
           *           "forwarding_seen_at": "2026-11-21T09:12:00.000Z",
           *           "hours": {
           *             "Monday": {
           *               "open": "9:00 AM",
           *               "close": "5:00 PM"
           *             },
           *             "Tuesday": {
           *               "open": "9:00 AM",
           *               "close": "5:00 PM"
           *             },
           *             "Wednesday": {
           *               "open": "9:00 AM",
           *               "close": "5:00 PM"
           *             },
           *             "Thursday": {
           *               "open": "9:00 AM",
           *               "close": "5:00 PM"
           *             },
           *             "Friday": {
           *               "open": "9:00 AM",
           *               "close": "5:00 PM"
           *             },
           *             "Saturday": "closed",
           *             "Sunday": "closed"
           *           },
           *           "hours_exceptions": [
           *             {
           *               "from": "2026-11-26",
           *               "to": "2026-11-27",
           *               "open": null,
           *               "close": null,
           *               "says": "closed for Thanksgiving"
           *             }
           *           ],
           *           "languages": [
           *             "es"
           *           ],
           *           "directory": {
           *             "opted_in": false,
           *             "agent_card": null
           *           },
           *           "pack": "min40",
           *           "checkout_url": null,
           *           "created_at": "2026-11-21T09:00:00.000Z",
           *           "live_at": "2026-11-21T09:02:10.000Z"
           *         }
           *       ],
           *       "next_before": null
           *     }
           */
          'application/json': components['schemas']['LinePage']
        }
      }
      /** @description `invalid_request`: Something in the request is not right; the message names the field. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_request'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  setUpLine: {
    parameters: {
      query?: never
      header?: {
        /** @description Any text that is unique to this request. The same key with the same body gets the first answer again for 24 hours, byte for byte, and nothing is done twice. */
        'Idempotency-Key'?: components['parameters']['idempotency-key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "business_name": "Lopez Plumbing",
         *       "business_phone": "(512) 842-2671",
         *       "owner_mobile": "(512) 842-2672",
         *       "owner_confirmed_terms": true,
         *       "pack": "min40",
         *       "city": "Austin",
         *       "services": [
         *         "water heaters",
         *         "drain cleaning"
         *       ],
         *       "languages": [
         *         "es"
         *       ],
         *       "hours": {
         *         "Monday": {
         *           "open": "9:00 AM",
         *           "close": "5:00 PM"
         *         },
         *         "Friday": {
         *           "open": "9:00 AM",
         *           "close": "5:00 PM"
         *         },
         *         "Saturday": "closed"
         *       }
         *     }
         */
        'application/json': components['schemas']['LineSetup']
      }
    }
    responses: {
      /** @description The set-up, waiting for its payment. */
      201: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "setup_id": "line_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "status": "awaiting_payment",
           *       "business_name": "Lopez Plumbing",
           *       "business_phone": "+15128422671",
           *       "pack": "min40",
           *       "billing_mode": "per_minute",
           *       "minutes": 40,
           *       "price_cents": 1000,
           *       "checkout_url": "https://checkout.example.com/c/pay/cs_1",
           *       "then": "Once the pack is paid, we get the line its number and mail it to ana@example.com."
           *     }
           */
          'application/json': components['schemas']['LineSetupResult']
        }
      }
      /** @description `terms_not_confirmed`: The owner has not agreed to the terms. `unsupported_country`: Lines are for US businesses. `pack_not_available`: No such pack, or not for this line. `invalid_request`: Something in the request is not right; the message names the field. `idempotency_key_reused`: The Idempotency-Key came with another request before. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code:
                | 'terms_not_confirmed'
                | 'unsupported_country'
                | 'pack_not_available'
                | 'invalid_request'
                | 'idempotency_key_reused'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `idempotency_in_progress`: The first request with this Idempotency-Key is still being worked on; try again. */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'idempotency_in_progress'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `body_too_large`: The body is over 64 KB. */
      413: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'body_too_large'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `json_only`: The body must be `application/json`. */
      415: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'json_only'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `line_setup_unavailable`: Lines cannot be set up or paid for at the moment. `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After-If-Any']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'line_setup_unavailable' | 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  showLine: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The id of a line, or of the set-up it came from. */
        id: components['parameters']['line-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The line. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "line_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "status": "live",
           *       "business_name": "Lopez Plumbing",
           *       "business_phone": "+15128422671",
           *       "number": "+15125550142",
           *       "billing_mode": "per_minute",
           *       "balance": {
           *         "seconds": 2313,
           *         "minutes_remaining": 38.5
           *       },
           *       "forwarding": [
           *         {
           *           "carrier": "Verizon",
           *           "condition": "no_answer_and_busy",
           *           "start": "*715125550142",
           *           "stop": "*73",
           *           "note": "Wait for the confirmation, then hang up. A few prepaid plans do not offer it."
           *         }
           *       ],
           *       "forwarding_seen_at": "2026-11-21T09:12:00.000Z",
           *       "hours": {
           *         "Monday": {
           *           "open": "9:00 AM",
           *           "close": "5:00 PM"
           *         },
           *         "Tuesday": {
           *           "open": "9:00 AM",
           *           "close": "5:00 PM"
           *         },
           *         "Wednesday": {
           *           "open": "9:00 AM",
           *           "close": "5:00 PM"
           *         },
           *         "Thursday": {
           *           "open": "9:00 AM",
           *           "close": "5:00 PM"
           *         },
           *         "Friday": {
           *           "open": "9:00 AM",
           *           "close": "5:00 PM"
           *         },
           *         "Saturday": "closed",
           *         "Sunday": "closed"
           *       },
           *       "hours_exceptions": [
           *         {
           *           "from": "2026-11-26",
           *           "to": "2026-11-27",
           *           "open": null,
           *           "close": null,
           *           "says": "closed for Thanksgiving"
           *         }
           *       ],
           *       "languages": [
           *         "es"
           *       ],
           *       "directory": {
           *         "opted_in": false,
           *         "agent_card": null
           *       },
           *       "pack": "min40",
           *       "checkout_url": null,
           *       "created_at": "2026-11-21T09:00:00.000Z",
           *       "live_at": "2026-11-21T09:02:10.000Z"
           *     }
           */
          'application/json': components['schemas']['Line']
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  buyMinutes: {
    parameters: {
      query?: never
      header?: {
        /** @description Any text that is unique to this request. The same key with the same body gets the first answer again for 24 hours, byte for byte, and nothing is done twice. */
        'Idempotency-Key'?: components['parameters']['idempotency-key']
      }
      path: {
        /** @description The id of a line, or of the set-up it came from. */
        id: components['parameters']['line-id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "pack": "min200"
         *     }
         */
        'application/json': components['schemas']['MinutePackOrder']
      }
    }
    responses: {
      /** @description The checkout. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "checkout_url": "https://checkout.example.com/c/pay/cs_1",
           *       "pack": "min200",
           *       "price_cents": 5000,
           *       "minutes": 200
           *     }
           */
          'application/json': components['schemas']['Checkout']
        }
      }
      /** @description `pack_not_available`: No such pack, or not for this line. `invalid_request`: Something in the request is not right; the message names the field. `idempotency_key_reused`: The Idempotency-Key came with another request before. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'pack_not_available' | 'invalid_request' | 'idempotency_key_reused'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `idempotency_in_progress`: The first request with this Idempotency-Key is still being worked on; try again. */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'idempotency_in_progress'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `body_too_large`: The body is over 64 KB. */
      413: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'body_too_large'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `json_only`: The body must be `application/json`. */
      415: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'json_only'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `line_setup_unavailable`: Lines cannot be set up or paid for at the moment. `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After-If-Any']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'line_setup_unavailable' | 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  listCalls: {
    parameters: {
      query?: {
        /** @description The most items that a page may hold. */
        limit?: components['parameters']['limit']
        /** @description Only items older than this time, ISO 8601 with a zone. For the next page pass the `next_before` of this one. */
        before?: components['parameters']['before']
      }
      header?: never
      path: {
        /** @description The id of a line, or of the set-up it came from. */
        id: components['parameters']['line-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of calls. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "call_01kagq5m3vf8t9x2r4c6b7d8e9",
           *           "at": "2026-11-21T02:14:31.250Z",
           *           "caller": "+15125550117",
           *           "duration_seconds": 87,
           *           "summary": "Ana Ruiz has a leaking water heater and asks for a call back.",
           *           "urgent": true
           *         }
           *       ],
           *       "next_before": null
           *     }
           */
          'application/json': components['schemas']['CallPage']
        }
      }
      /** @description `invalid_request`: Something in the request is not right; the message names the field. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_request'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  listMessages: {
    parameters: {
      query?: {
        /** @description The most items that a page may hold. */
        limit?: components['parameters']['limit']
        /** @description Only items older than this time, ISO 8601 with a zone. For the next page pass the `next_before` of this one. */
        before?: components['parameters']['before']
      }
      header?: never
      path: {
        /** @description The id of a line, or of the set-up it came from. */
        id: components['parameters']['line-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of messages. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "msg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *           "at": "2026-11-21T02:15:58.000Z",
           *           "name": "Ana Ruiz",
           *           "phone": "+15125550117",
           *           "message": "My water heater is leaking, please call me back.",
           *           "urgent": true
           *         }
           *       ],
           *       "next_before": null
           *     }
           */
          'application/json': components['schemas']['MessagePage']
        }
      }
      /** @description `invalid_request`: Something in the request is not right; the message names the field. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_request'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  listMeetings: {
    parameters: {
      query?: {
        /** @description The most items that a page may hold. */
        limit?: components['parameters']['limit']
        /** @description Only items older than this time, ISO 8601 with a zone. For the next page pass the `next_before` of this one. */
        before?: components['parameters']['before']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A page of meetings. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "items": [
           *         {
           *           "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *           "state": "done",
           *           "title": "Weekly planning",
           *           "meeting_url": "https://meet.google.com/abc-defg-hij",
           *           "provider": "google_meet",
           *           "starts_at": "2026-11-21T15:00:00.000Z",
           *           "joined_at": "2026-11-21T15:00:20.000Z",
           *           "left_at": "2026-11-21T15:21:05.000Z",
           *           "max_minutes": 25,
           *           "minutes_reserved": 0,
           *           "minutes_charged": 21,
           *           "recipients": [
           *             {
           *               "email": "ana@example.com",
           *               "delivery": "delivered",
           *               "at": "2026-11-21T15:22:00.000Z"
           *             }
           *           ],
           *           "delivery": "delivered",
           *           "failure": null,
           *           "created_at": "2026-11-21T14:58:00.000Z"
           *         }
           *       ],
           *       "next_before": null
           *     }
           */
          'application/json': components['schemas']['MeetingPage']
        }
      }
      /** @description `invalid_request`: Something in the request is not right; the message names the field. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_request'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  scheduleMeeting: {
    parameters: {
      query?: never
      header?: {
        /** @description Any text that is unique to this request. The same key with the same body gets the first answer again for 24 hours, byte for byte, and nothing is done twice. */
        'Idempotency-Key'?: components['parameters']['idempotency-key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "meeting_url": "https://meet.google.com/abc-defg-hij",
         *       "starts_at": "now",
         *       "title": "Weekly planning",
         *       "max_minutes": 25,
         *       "recipients": [
         *         "ana@example.com"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MeetingOrder']
      }
    }
    responses: {
      /** @description Scheduled. */
      201: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "state": "done",
           *       "title": "Weekly planning",
           *       "meeting_url": "https://meet.google.com/abc-defg-hij",
           *       "provider": "google_meet",
           *       "starts_at": "2026-11-21T15:00:00.000Z",
           *       "joined_at": "2026-11-21T15:00:20.000Z",
           *       "left_at": "2026-11-21T15:21:05.000Z",
           *       "max_minutes": 25,
           *       "minutes_reserved": 0,
           *       "minutes_charged": 21,
           *       "recipients": [
           *         {
           *           "email": "ana@example.com",
           *           "delivery": "delivered",
           *           "at": "2026-11-21T15:22:00.000Z"
           *         }
           *       ],
           *       "delivery": "delivered",
           *       "failure": null,
           *       "created_at": "2026-11-21T14:58:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Meeting']
        }
      }
      /** @description Accepted; the booking is still being confirmed. */
      202: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "state": "done",
           *       "title": "Weekly planning",
           *       "meeting_url": "https://meet.google.com/abc-defg-hij",
           *       "provider": "google_meet",
           *       "starts_at": "2026-11-21T15:00:00.000Z",
           *       "joined_at": "2026-11-21T15:00:20.000Z",
           *       "left_at": "2026-11-21T15:21:05.000Z",
           *       "max_minutes": 25,
           *       "minutes_reserved": 0,
           *       "minutes_charged": 21,
           *       "recipients": [
           *         {
           *           "email": "ana@example.com",
           *           "delivery": "delivered",
           *           "at": "2026-11-21T15:22:00.000Z"
           *         }
           *       ],
           *       "delivery": "delivered",
           *       "failure": null,
           *       "created_at": "2026-11-21T14:58:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Meeting']
        }
      }
      /** @description `meeting_url_required`: A meeting link that can be joined is required. `insufficient_minutes`: Fewer meeting minutes are left than the meeting would reserve. `already_scheduled`: A note-taker is already on its way to this link; the message names the meeting. `invalid_request`: Something in the request is not right; the message names the field. `idempotency_key_reused`: The Idempotency-Key came with another request before. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code:
                | 'meeting_url_required'
                | 'insufficient_minutes'
                | 'already_scheduled'
                | 'invalid_request'
                | 'idempotency_key_reused'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `idempotency_in_progress`: The first request with this Idempotency-Key is still being worked on; try again. */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'idempotency_in_progress'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `body_too_large`: The body is over 64 KB. */
      413: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'body_too_large'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `json_only`: The body must be `application/json`. */
      415: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'json_only'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_enabled`: Meeting notes are switched off on this deployment. `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After-If-Any']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_enabled' | 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  showMeeting: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The id of a meeting. */
        id: components['parameters']['meeting-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The meeting. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "state": "done",
           *       "title": "Weekly planning",
           *       "meeting_url": "https://meet.google.com/abc-defg-hij",
           *       "provider": "google_meet",
           *       "starts_at": "2026-11-21T15:00:00.000Z",
           *       "joined_at": "2026-11-21T15:00:20.000Z",
           *       "left_at": "2026-11-21T15:21:05.000Z",
           *       "max_minutes": 25,
           *       "minutes_reserved": 0,
           *       "minutes_charged": 21,
           *       "recipients": [
           *         {
           *           "email": "ana@example.com",
           *           "delivery": "delivered",
           *           "at": "2026-11-21T15:22:00.000Z"
           *         }
           *       ],
           *       "delivery": "delivered",
           *       "failure": null,
           *       "created_at": "2026-11-21T14:58:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Meeting']
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  showTranscript: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The id of a meeting. */
        id: components['parameters']['meeting-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The transcript. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "meeting_id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "language": "en",
           *       "segments": [
           *         {
           *           "id": "seg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *           "speaker": "Ana Ruiz",
           *           "start_seconds": 12.4,
           *           "end_seconds": 17.9,
           *           "text": "Let us ship on Thursday."
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Transcript']
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. `not_ready`: It does not exist yet; ask again later. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found' | 'not_ready'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  showRecap: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The id of a meeting. */
        id: components['parameters']['meeting-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The recap. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "meeting_id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "title": "Weekly planning",
           *       "summary": "The release goes out on Thursday; Ben checks the invoices first.",
           *       "decisions": [
           *         {
           *           "text": "Ship on Thursday.",
           *           "segments": [
           *             "seg_01kagq5m3vf8t9x2r4c6b7d8e9"
           *           ]
           *         }
           *       ],
           *       "action_items": [
           *         {
           *           "text": "Check the invoices.",
           *           "owner": "Ben",
           *           "due": "Wednesday",
           *           "segments": [
           *             "seg_01kagq5m3vf8t9x2r4c6b7d8e9"
           *           ]
           *         }
           *       ],
           *       "open_questions": [],
           *       "created_at": "2026-11-21T15:21:50.000Z"
           *     }
           */
          'application/json': components['schemas']['Recap']
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. `not_ready`: It does not exist yet; ask again later. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found' | 'not_ready'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  cancelMeeting: {
    parameters: {
      query?: never
      header?: {
        /** @description Any text that is unique to this request. The same key with the same body gets the first answer again for 24 hours, byte for byte, and nothing is done twice. */
        'Idempotency-Key'?: components['parameters']['idempotency-key']
      }
      path: {
        /** @description The id of a meeting. */
        id: components['parameters']['meeting-id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The meeting, cancelled; again if it was already. */
      200: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "mtg_01kagq5m3vf8t9x2r4c6b7d8e9",
           *       "state": "done",
           *       "title": "Weekly planning",
           *       "meeting_url": "https://meet.google.com/abc-defg-hij",
           *       "provider": "google_meet",
           *       "starts_at": "2026-11-21T15:00:00.000Z",
           *       "joined_at": "2026-11-21T15:00:20.000Z",
           *       "left_at": "2026-11-21T15:21:05.000Z",
           *       "max_minutes": 25,
           *       "minutes_reserved": 0,
           *       "minutes_charged": 21,
           *       "recipients": [
           *         {
           *           "email": "ana@example.com",
           *           "delivery": "delivered",
           *           "at": "2026-11-21T15:22:00.000Z"
           *         }
           *       ],
           *       "delivery": "delivered",
           *       "failure": null,
           *       "created_at": "2026-11-21T14:58:00.000Z"
           *     }
           */
          'application/json': components['schemas']['Meeting']
        }
      }
      /** @description `meeting_finished`: The meeting is over. `invalid_request`: Something in the request is not right; the message names the field. `idempotency_key_reused`: The Idempotency-Key came with another request before. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'meeting_finished' | 'invalid_request' | 'idempotency_key_reused'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_found`: Not found, or it belongs to another account. */
      404: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_found'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `idempotency_in_progress`: The first request with this Idempotency-Key is still being worked on; try again. */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'idempotency_in_progress'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `body_too_large`: The body is over 64 KB. */
      413: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'body_too_large'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `json_only`: The body must be `application/json`. */
      415: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'json_only'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `not_enabled`: Meeting notes are switched off on this deployment. `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After-If-Any']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'not_enabled' | 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
  createTestLine: {
    parameters: {
      query?: never
      header?: {
        /** @description Any text that is unique to this request. The same key with the same body gets the first answer again for 24 hours, byte for byte, and nothing is done twice. */
        'Idempotency-Key'?: components['parameters']['idempotency-key']
      }
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "business_name": "Lopez Plumbing",
         *       "trade": "plumbing",
         *       "area": "Austin",
         *       "hours": "Weekdays nine to five",
         *       "services": [
         *         "water heaters"
         *       ],
         *       "timezone": "America/Chicago"
         *     }
         */
        'application/json': components['schemas']['TestLineOrder']
      }
    }
    responses: {
      /** @description The test line. */
      201: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Idempotent-Replayed': components['headers']['Idempotent-Replayed']
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "sandbox": true,
           *       "test_number": "(512) 555-0100",
           *       "test_number_e164": "+15125550100",
           *       "test_code": "4821",
           *       "hear_url": "https://frontdesk.example.com/hear/4821-h7Qd0sLm_x2A",
           *       "expires_at": "2026-11-22T09:00:00.000Z",
           *       "calls_allowed": 5,
           *       "how": "Call (512) 555-0100, key in or say 4821 when asked, and talk to it like a customer."
           *     }
           */
          'application/json': components['schemas']['TestLine']
        }
      }
      /** @description `invalid_request`: Something in the request is not right; the message names the field. `idempotency_key_reused`: The Idempotency-Key came with another request before. */
      400: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_request' | 'idempotency_key_reused'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `invalid_api_key`: No key, an unknown key or a revoked one; or a path or method that does not exist. */
      401: {
        headers: {
          'WWW-Authenticate': components['headers']['WWW-Authenticate']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'invalid_api_key'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `idempotency_in_progress`: The first request with this Idempotency-Key is still being worked on; try again. */
      409: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'idempotency_in_progress'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `body_too_large`: The body is over 64 KB. */
      413: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'body_too_large'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `json_only`: The body must be `application/json`. */
      415: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'json_only'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `test_line_limit`: An account gets three test lines a day. `rate_limited`: Too many requests for this key. */
      429: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'test_line_limit' | 'rate_limited'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `internal_error`: Something failed on our side; try again. */
      500: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'internal_error'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
      /** @description `test_lines_unavailable`: There are no test lines on this deployment, or every code is in use; then `Retry-After` says when one is free. `unavailable`: Too much at once, or the database cannot be reached; nothing was done, try again. */
      503: {
        headers: {
          RateLimit: components['headers']['RateLimit']
          'RateLimit-Policy': components['headers']['RateLimit-Policy']
          'Retry-After': components['headers']['Retry-After-If-Any']
          [name: string]: unknown
        }
        content: {
          'application/json': {
            error: {
              /**
               * @description Stable; switch on this.
               * @enum {string}
               */
              code: 'test_lines_unavailable' | 'unavailable'
              /** @description For a person; may change. */
              message: string
            }
          }
        }
      }
    }
  }
}
