import { afterEach, expect, it, vi } from "vitest";
import { tabFirst } from "./tab-first.ts";

afterEach(() => vi.unstubAllGlobals());

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it("a tab finds its own, and where it has none what was kept last in any", () => {
  const all = memory();
  vi.stubGlobal("localStorage", all);
  vi.stubGlobal("sessionStorage", memory());
  const first = tabFirst<string>();
  first?.setItem("order", { state: "a dress" });
  vi.stubGlobal("sessionStorage", memory());
  const second = tabFirst<string>();
  expect(second?.getItem("order")).toMatchObject({ state: "a dress" });
  second?.setItem("order", { state: "a teapot" });
  expect(first?.getItem("order")).toMatchObject({ state: "a dress" });
  first?.removeItem("order");
  expect(first?.getItem("order")).toBeNull();
});

it("a browser that was told to keep nothing has no storage, and nothing throws later", () => {
  Object.defineProperty(globalThis, "sessionStorage", {
    configurable: true,
    get() {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(tabFirst()).toBeUndefined();
  Reflect.deleteProperty(globalThis, "sessionStorage");
});
