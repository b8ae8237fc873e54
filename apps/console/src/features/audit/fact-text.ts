/** The facts of a deed in one line: "grams 820, sidesCm 30 × 20 × 10, shelf A-01". */
export function factText(facts: Readonly<Record<string, unknown>>): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${name} ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(value.every((one) => typeof one === "number") ? " × " : " ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
