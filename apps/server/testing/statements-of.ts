import pg from "pg";
import { vi } from "vitest";

/** What a node asks by itself, whether anybody calls or not. */
const ownQuestions = /setting_stamp|^listen /;

/** The statements sent to the database, by all nodes of this spec, while the act runs. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const original = pg.Client.prototype.query;
  const counted = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === "object" && first !== null && "text" in first ? String(first.text) : String(first);
    if (!ownQuestions.test(text)) sent.push(text);
    return Reflect.apply(original, this, given);
  });
  try {
    await act();
  } finally {
    counted.mockRestore();
  }
  return sent;
}
