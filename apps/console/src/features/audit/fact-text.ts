/** Words for names and for what stands in their place as a code ("sf", "true"); what has none keeps its own. */
type Words = Readonly<Record<string, string>>;

/** The facts of a deed in one line: "grams 820, size (cm) 30 × 20 × 10, shelf A-01". */
export function factText(facts: Readonly<Record<string, unknown>>, names: Words, values: Words = {}): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${names[name] ?? name} ${valueText(value, values)}`)
    .join(", ");
}

function valueText(value: unknown, values: Words): string {
  if (Array.isArray(value))
    return value.map((one) => valueText(one, values)).join(value.every((one) => typeof one === "number") ? " × " : " ");
  return typeof value === "object" && value !== null ? JSON.stringify(value) : (values[String(value)] ?? String(value));
}
