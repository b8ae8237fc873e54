export type FrontMatter = { id: string; group: string; order: number; title: string; summary: string; updated: string };

const fields = ["id", "group", "order", "title", "summary", "updated"] as const;

/** Splits a file into its head (`key: value` lines between two `---`) and its Markdown. Throws with what is wrong. */
export function readFrontMatter(source: string): { head: FrontMatter; markdown: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error("no head between two lines of ---");
  const given = new Map<string, string>();
  for (const line of (match[1] ?? "").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    if (colon < 1) throw new Error(`not a line of the head: ${line}`);
    given.set(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const unknown = [...given.keys()].filter((key) => !fields.some((field) => field === key));
  if (unknown.length > 0) throw new Error(`unknown in the head: ${unknown.join(", ")}`);
  const value = (field: (typeof fields)[number]) => {
    const text = given.get(field);
    if (!text) throw new Error(`the head lacks ${field}`);
    return text;
  };
  const [order, updated] = [Number(value("order")), value("updated")];
  if (!Number.isInteger(order)) throw new Error("order is not a whole number");
  if (!/^\d{4}-\d\d-\d\d$/.test(updated)) throw new Error("updated is not a day");
  const head = { id: value("id"), group: value("group"), order, title: value("title"), summary: value("summary"), updated };
  return { head, markdown: match[2] ?? "" };
}
