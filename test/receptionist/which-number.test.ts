import { describe, expect, test } from 'vitest'
import { PLUMBER, playCall } from './play-call.ts'

const CALLER = '+15127770142'

async function messageOf(...turns: (string | { say: string; in: 'fr' | 'pt' })[]) {
  const heard = turns.map((turn) =>
    typeof turn === 'string'
      ? turn
      : ({ kind: 'speech', text: turn.say, language: turn.in } as const),
  )
  const facts = { ...PLUMBER, languages: ['fr', 'pt'] as const }
  const { conclusion, replies } = await playCall(heard, { facts: facts as never, caller: CALLER })
  return { ...conclusion, replies }
}

describe('which number is called back', () => {
  test('a number that is better, though another question came between', async () => {
    const { message } = await messageOf(
      'hello its wes i sell valves who does your ordering',
      'okay and do you folks work on boilers too',
      'the number is better at the shop 512 843 6060 extension 9',
      'yep',
    )
    expect(message).toMatchObject({ phone: '+15128436060' })
    expect(message?.text).toContain('Extension: 9')
  })

  test('"okay, and do you …" is no yes to the number', async () => {
    const { replies } = await messageOf(
      'my sink is clogged',
      'Wes Arlen',
      'okay and do you work on saturdays',
      'not really',
    )
    expect(replies[4]?.text ?? replies.at(-1)?.text).toBeDefined()
    expect(replies.filter(({ text }) => /calling from/.test(text))).not.toHaveLength(0)
  })

  test('"yes, well no, rather my husband’s" is a no', async () => {
    const { message } = await messageOf(
      { say: 'bonjour mon évier est bouché', in: 'fr' },
      { say: 'Nadia Ferrand', in: 'fr' },
      {
        say: 'oui enfin non plutôt celui de mon mari cinq cent douze huit cent quarante-trois soixante onze dix-huit',
        in: 'fr',
      },
      { say: 'oui', in: 'fr' },
    )
    expect(message?.phone).toBe('+15128437118')
  })

  test('the number they call from, beside an area code that was misheard', async () => {
    const { message } = await messageOf(
      'my sink is clogged',
      'Wes Arlen',
      'no use 512 777 0124',
      'no no its not two one seven its seven seven seven oh one four two the same one im calling from',
      'yes',
    )
    expect(message?.phone).toBe(CALLER)
  })

  test('who refuses theirs and gives no other is asked for another once', async () => {
    const { replies, message } = await messageOf(
      'i want a transfer switch put in',
      'Gene Arlen',
      'no',
      'my nephew is looking to get in the trade are you hiring',
      'and where do i park',
      'no thats all',
    )
    expect(replies.filter(({ text }) => /best number|number once more/.test(text))).toHaveLength(1)
    expect(message?.phone).toBeNull()
  })

  test('but again after a part of it', async () => {
    const said = [
      'i want a switch put in',
      'Gene Arlen',
      'no',
      'its five one two eight four',
      'umm',
    ]
    const { replies } = await messageOf(...said)
    expect(replies.filter(({ text }) => /number/.test(text)).length).toBeGreaterThan(2)
  })

  test('"yes, and my wife’s is …" stays a yes', async () => {
    const { message } = await messageOf(
      'my sink is clogged',
      'Wes Arlen',
      'yes and my wifes is 512 843 7118 if i dont pick up',
    )
    expect(message?.phone).toBe(CALLER)
    expect(message?.text).toContain('512 843 7118')
  })
})

describe('what only sounds like a question', () => {
  test.each([
    'my faucet drips and honestly nobody told me how long the repair would last',
    'you know what actually lets make it friday',
  ])('%s', async (words) => {
    const { questions } = await messageOf('my faucet drips', 'Wes Arlen', 'yes', words)
    expect(questions).toEqual([])
  })

  test('where something else is', async () => {
    const { replies } = await messageOf('do you go out past the old mill cause thats where its at')
    expect(replies.at(-1)?.text).not.toMatch(/we're in austin/i)
  })

  test('a number that is given', async () => {
    const { questions, message } = await messageOf(
      { say: 'a minha pia está entupida', in: 'pt' },
      { say: 'Vera Pontes', in: 'pt' },
      { say: 'o telefone é cinco um dois oito quatro três cinco cinco zero um', in: 'pt' },
    )
    expect(message?.phone).toBe('+15128435501')
    expect(questions).toEqual([])
  })
})

test('small words that may be letters are no spelled name', async () => {
  const { message } = await messageOf(
    { say: 'a minha pia está entupida', in: 'pt' },
    { say: 'é a Vera e o orçamento é pago ou como é que é', in: 'pt' },
  )
  expect(message?.name).toBe('Vera')
})

test('a number that replaces the caller’s stands in the message once', async () => {
  const { message } = await messageOf(
    { say: 'bonjour mon évier est bouché', in: 'fr' },
    { say: 'Nadia Ferrand', in: 'fr' },
    {
      say: 'non plutôt au cinq cent douze huit cent quarante-trois soixante et onze dix-huit',
      in: 'fr',
    },
    { say: 'oui', in: 'fr' },
  )
  expect(message?.phone).toBe('+15128437118')
  expect(message?.text).not.toContain('Other number')
})

test('two German words written as one are both understood', async () => {
  const facts = {
    ...PLUMBER,
    extra: 'A women’s cut is $62, a men’s cut $38. Color starts at $110 and takes two hours.',
    languages: ['de'],
  }
  const heard = { kind: 'speech', text: 'was kostet ein herrenschnitt', language: 'de' } as const
  const { last } = await playCall([heard], { facts: facts as never, caller: CALLER })
  expect(last.text).toContain('$38')
  expect(last.text).not.toContain('$62')
})

test('a yes to this number, in Portuguese, is not told the price again', async () => {
  const { replies } = await messageOf(
    { say: 'quanto custa a visita', in: 'pt' },
    { say: 'a minha pia está entupida', in: 'pt' },
    { say: 'Vera Pontes', in: 'pt' },
    { say: 'pode ligar nesse número mesmo', in: 'pt' },
  )
  expect(replies[1]?.text).toContain('89')
  expect(replies.at(-1)?.text).not.toContain('89')
})

test('"that’s it" agrees to the number read back', async () => {
  const { replies, message } = await messageOf(
    'my sink is clogged',
    'Wes Arlen 512 843 7118',
    'thats it',
  )
  expect(replies.at(-1)?.text).not.toMatch(/change|number/i)
  expect(message?.phone).toBe('+15128437118')
})

test('somebody else’s number to call leaves a message, though all questions were answered', async () => {
  const { message } = await messageOf(
    'how much is a service call',
    'are you insured',
    'where do i park',
    'Wes Arlen',
    'its my dads number 512 843 7118 call him not me',
    'no thats all',
  )
  expect(message?.text).toContain('512 843 7118')
})
