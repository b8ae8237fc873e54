import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient } from "./query-client.ts";

const queryKey = ["/order/list"];
const ask = vi.fn(async () => "an answer");
let rest: () => void;

beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal("requestIdleCallback", (act: () => void) => {
    rest = act;
  });
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const read = () => queryClient.fetchQuery({ queryKey, queryFn: ask, staleTime: 0 });

it("asks at once for what nobody knows yet", async () => {
  void read();
  expect(ask).toHaveBeenCalledTimes(1);
});

it("draws what is known before it asks again", async () => {
  queryClient.setQueryData(queryKey, "of before");
  const answer = read();
  await new Promise((soon) => setTimeout(soon, 20));
  expect(ask).not.toHaveBeenCalled();
  rest();
  expect(await answer).toBe("an answer");
});

it("asks at once again for what was changed", async () => {
  queryClient.setQueryData(queryKey, "of before");
  await queryClient.invalidateQueries({ queryKey });
  expect(await read()).toBe("an answer");
});
