/**
 * A sentence below a field that says how to fix its problem. The domain's messages are short and meant for programs; a
 * message not in this table is shown as it came.
 */
export function remedy(problem: string): string {
  for (const [pattern, sentence] of REMEDIES) {
    const found = pattern.exec(problem)
    if (found) return sentence.replace('$1', found[1] ?? '')
  }
  const said = problem.charAt(0).toUpperCase() + problem.slice(1)
  return /[.!?]$/.test(said) ? said : `${said}.`
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^(is empty|is missing)$/, 'Fill this in.'],
  [/^longer than (\d+) characters$/, 'Shorten this to $1 characters.'],
  [
    /^has (a NUL character|half of a surrogate pair|a control character: \S+)$/,
    'Type this again: it holds a character that cannot be kept.',
  ],
  [/^more than (\d+)( items)?$/, 'Enter $1 at most.'],
  [/^more than (\d+) words$/, 'Search for $1 words at most.'],
  [/^has no word and no number to look for$/, 'Type a word or a number.'],
  [/^less than (\d+)$/, 'Enter $1 or more.'],
  [/^not one of /, 'Pick one of those offered.'],
  [/^not a whole number$/, 'Enter a whole number.'],
  [/^not a US number$/, 'Enter a US phone number with its area code, such as (512) 842-2671.'],
  [
    /^is no phone number$/,
    'Enter a phone number with its area code, such as (512) 842-2671, or start with + outside the US.',
  ],
  [/^is larger than 2 MB$/, 'Choose a file of up to 2 MB, exported without photos.'],
  [/^has more than (\d+) numbers$/, 'Choose a file of at most $1 numbers.'],
  [/^is among your contacts already$/, 'You have a contact with this number already.'],
  [
    /^(.+) is your own number, which cannot be blocked$/,
    '$1 is your own number, which cannot be blocked.',
  ],
  [/^a toll-free number is no mobile$/, 'Enter a mobile number: a toll-free number cannot be one.'],
  [/^the owner must read and accept the terms first$/, 'Read the terms, then check this box.'],
  [/^not an email address$/, 'Enter an email address, such as ana@example.com.'],
  [/^is not the address of this account$/, 'Type the address that you are signed in with.'],
  [/^not a link to a call on (.+)$/, 'Paste a link to a call on $1.'],
  [/^not an IANA time zone$/, 'Pick a time zone.'],
  [/^is no date like /, 'Pick a date.'],
  [/^is no time like (.+)$/, 'Write the time like $1.'],
  [/^needs AM or PM$/, 'Say AM or PM, like 9:00 AM.'],
  [
    /^needs both times, or neither for closed$/,
    'Enter both times, or neither when you are closed.',
  ],
  [/^is before the first day$/, 'Pick the first day or a later one.'],
  [/^makes more than (\d+) days$/, 'Pick a day that makes $1 days at most.'],
  [/^is over$/, 'Pick a day that is not over yet.'],
  [
    /^(\S+) to \S+ is set already; remove it first$/,
    'Days from $1 on are set already. Remove those first.',
  ],
  [/^is connected already$/, 'This calendar is connected already.'],
  [/^is not an https address$/, 'Enter an address that begins with https://.'],
  [/^holds a name or a password$/, 'Take the name and the password out of the address.'],
  [
    /^is not on the public internet$/,
    'Enter an address that can be reached from the public internet.',
  ],
  [/^not an https address on the public web$/, 'Enter an https address on the public web.'],
  [/^not from (1 to \d+)$/, 'Enter a whole number from $1, or leave it empty.'],
  [/^is zero, which corrects nothing$/, 'Enter how many minutes to add or take away.'],
  [/^is not the code that we sent: (.+) left$/, 'Type the code that we sent. You have $1 left.'],
  [/^is not awaited any more: ask for a new code$/, 'This code has ended. Ask for a new one.'],
  [
    /^the line has room for (\d+) more characters; /,
    'Shorten this to $1 characters, or shorten what the line knows.',
  ],
]
