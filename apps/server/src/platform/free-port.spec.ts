import { createServer } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { freePort } from "./free-port.ts";

afterEach(() => vi.restoreAllMocks());

describe("free ports", () => {
  it("are none the system gives to whoever opens a connection", async () => {
    for (let times = 0; times < 20; times++) expect(await freePort(3)).toBeLessThan(32_768);
  });

  it("are passed over where one of the row is taken", async () => {
    const taken = await freePort(3);
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(taken + 2, "127.0.0.1", resolve));
    const share = (taken - 20_000) / 12_000;
    vi.spyOn(Math, "random").mockReturnValueOnce(share).mockReturnValueOnce(0.25);
    expect(await freePort(3)).not.toBe(taken);
    listener.close();
  });
});
