/** Words for names and for what stands in their place as a code ("sf", "true"); what has none keeps its own. */
type Words = Readonly<Record<string, string>>;

/** The facts of a deed in one line: "grams 820, size (cm) 30 × 20 × 10, shelf A-01". */
export function factText(facts: Readonly<Record<string, unknown>>, names: Words, values: Words = {}): string {
  return Object.entries(facts)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, value]) => `${names[name] ?? name} ${valueText(value, names, values)}`)
    .join(", ");
}

/** What was before a correction and after it are facts of their own. */
function valueText(value: unknown, names: Words, values: Words): string {
  if (Array.isArray(value))
    return value.map((one) => valueText(one, names, values)).join(value.every((one) => typeof one === "number") ? " × " : " ");
  if (typeof value === "object" && value !== null)
    return `(${factText(Object.fromEntries(Object.entries(value)), names, values)})`;
  return values[String(value)] ?? String(value);
}
