/** What the last reply asked for; `confirm` reads a number back. */
export type Expects =
  | 'open'
  | 'name'
  | 'confirm_name'
  | 'phone'
  | 'caller_phone'
  | 'area_code'
  | 'confirm'
  | 'fix'
  | 'more'
  | 'email'
