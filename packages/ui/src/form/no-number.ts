/** A field among these holds what is no number: to the values it looks like an empty one, so nothing may be sent of them. */
export function hasNoNumber(fields: ParentNode): boolean {
  return fields.querySelector("[data-no-number]") !== null;
}
