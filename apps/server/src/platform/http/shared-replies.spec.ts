import { expect, it } from "vitest";
import { openSharedReplies } from "./shared-replies.ts";

it("answers again until the time is over", () => {
  const shared = openSharedReplies(5);
  shared.keep("/goods?id=1 en", "a shirt", 1000);
  expect(shared.find("/goods?id=1 en", 5999)).toBe("a shirt");
  expect(shared.find("/goods?id=1 en", 6000)).toBeNull();
  expect(shared.find("/goods?id=1 cn", 1000)).toBeNull();
});

it("takes the newer answer", () => {
  const shared = openSharedReplies(5);
  shared.keep("key", "old", 0);
  shared.keep("key", "new", 1);
  expect(shared.find("key", 2)).toBe("new");
});

it("stays small: the oldest give way", () => {
  const shared = openSharedReplies(60);
  for (let key = 0; key < 2000; key++) shared.keep(String(key), "x".repeat(10), 0);
  expect(shared.find("0", 1)).toBeNull();
  expect(shared.find("1999", 1)).not.toBeNull();
  for (let key = 0; key < 10; key++) shared.keep(`long ${key}`, "x".repeat(1_900_000), 0);
  expect(shared.find("long 9", 1)).not.toBeNull();
  expect(shared.find("long 0", 1)).toBeNull();
  shared.keep("too long", "x".repeat(3_000_000), 0);
  expect(shared.find("too long", 1)).toBeNull();
});
