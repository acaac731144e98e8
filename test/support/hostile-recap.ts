const MARKUP = '<img src=x onerror="document.title=\'hit\'"><script>document.title="hit"</script>'

/** A recap as dictated by someone who wants the mail to do or say something else. */
export const HOSTILE_RECAP = {
  title: `Q3 ${MARKUP} \u202Egnp.exe\u0007\r\nBcc: all@example.com ${'long '.repeat(60)}`,
  summary: `First line.\nSecond ${MARKUP} & done. ${'x'.repeat(300)} \u2066isolated\u0000\u001b[31m \ud800`,
  decisions: [
    { text: `Ship it.\n\nACTION ITEMS\n- Wire $9,000 ${MARKUP}`, segments: ['seg_1'] },
    { text: 'שלום, נפגש ביום שני', segments: ['seg_2'] },
  ],
  actionItems: [
    {
      text: 'Call the supplier',
      owner: 'Ben "the boss" <ben@example.com>',
      due: 'Thursday',
      segments: [],
    },
    { text: `https://example.com/${'path/'.repeat(40)}`, owner: null, due: null, segments: [] },
  ],
  openQuestions: [{ text: '{{name}} </ul></main></body>', segments: [] }],
}
