const MARKS =
  '<span class="card-marks" aria-hidden="true"><b>Visa</b><b>Mastercard</b><b>Amex</b></span>'

/** The fields of a card. Only the number counts; the rest is there because a payer looks for it. */
export function cardFields(hint: string): string {
  return `<label class="card-number">Card number ${MARKS}
<input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">
<small>${hint}</small></label>
<div class="pair short">
<label>Expiry <input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34"></label>
<label>CVC <input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label>
</div>
<div class="pair short">
<label>Name on card <input name="name" autocomplete="off" value="Test Payer"></label>
<label>ZIP code <input name="zip" inputmode="numeric" autocomplete="off" value="78701"></label>
</div>`
}
