/** The facts of a deed in one line: "grams 820, size (cm) 30 × 20 × 10, shelf A-01". A fact without a word keeps its name. */
export function factText(facts: Readonly<Record<string, unknown>>, names: Readonly<Record<string, string>>): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${names[name] ?? name} ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(value.every((one) => typeof one === "number") ? " × " : " ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
