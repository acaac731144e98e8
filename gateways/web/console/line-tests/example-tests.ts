/** What an owner sees before they have tests of their own. */
export const EXAMPLE = `tests:
  - name: "Leak: urgent message"
    caller: (512) 842-0193
    says:
      - My basement is flooding, please call me back.
      - Dana Whitfield
      - Yes, this number is fine.
      - No, that is all, thank you.
    expect:
      urgent: true
      message:
        name: Dana Whitfield
        contains: flooding
  - name: "Only a question: no message"
    says: ["Are you open on Sunday?", "Thank you, bye."]
    expect:
      message: none
      answers: closed
`
