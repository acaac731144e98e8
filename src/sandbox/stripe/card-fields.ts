/** The fields of a card. Only the number counts; the rest is there because a payer looks for it. */
export function cardFields(hint: string): string {
  return `<label>Card number <input name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242">
<small>${hint}</small></label>
<div class="pair">
<label>Expiry <input name="expiry" inputmode="numeric" autocomplete="off" value="12 / 34"></label>
<label>CVC <input name="cvc" inputmode="numeric" autocomplete="off" value="123"></label>
</div>`
}
