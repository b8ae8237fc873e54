import { expect, it, onTestFinished, vi } from "vitest";
import { openShelf } from "./shelf.ts";

it("a reply is put beside the others without reading them", async () => {
  const shelf = openShelf();
  onTestFinished(() => shelf.clear());
  for (let at = 0; at < 5; at++) await shelf.put(`GET /order/${at}`, { at, data: at });
  const read = vi.spyOn(IDBObjectStore.prototype, "getAll");
  onTestFinished(() => read.mockRestore());
  await shelf.put("GET /order/5", { at: 5, data: 5 });
  expect(read).not.toHaveBeenCalled();
  expect(await shelf.find("GET /order/0")).toEqual({ at: 0, data: 0 });
});

it("of more than two hundred the oldest makes room", async () => {
  const shelf = openShelf();
  onTestFinished(() => shelf.clear());
  for (let at = 0; at <= 200; at++) await shelf.put(`GET /order/${at}`, { at, data: at });
  expect(await shelf.find("GET /order/0")).toBeNull();
  expect(await shelf.find("GET /order/1")).toEqual({ at: 1, data: 1 });
});
