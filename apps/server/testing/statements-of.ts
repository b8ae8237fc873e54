import pg from "pg";
import { vi } from "vitest";

/** What a node asks by itself, whether anybody calls or not. */
const ownQuestions = /setting_stamp|content_stamp|sandbox_clock|insert into rate_limit as kept|^listen /;

/** The statements sent to the database, by all nodes of this spec, while the act runs. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  return (await sentBy(act)).statements;
}

/** The same, and in how many writes they went: what one turn of the program sends on a connection goes together. */
export async function sentBy(act: () => Promise<unknown>): Promise<{ statements: string[]; ways: number }> {
  const sent: string[] = [];
  const sending = new Set<pg.Client>();
  let ways = 0;
  const original = pg.Client.prototype.query;
  const counted = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [first] = given;
    const text = typeof first === "object" && first !== null && "text" in first ? String(first.text) : String(first);
    if (!ownQuestions.test(text)) {
      sent.push(text);
      if (!sending.has(this)) {
        ways += 1;
        sending.add(this);
        process.nextTick(() => sending.delete(this));
      }
    }
    return Reflect.apply(original, this, given);
  });
  try {
    await act();
  } finally {
    counted.mockRestore();
  }
  return { statements: sent, ways };
}
