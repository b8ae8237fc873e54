import { expect, it } from "vitest";
import { isSameMailbox } from "./index.ts";

it.each([
  ["mei@example.com", "mei+shop@example.com"],
  ["Mei@Example.com", "mei@example.com"],
  ["m.e.i@gmail.com", "mei+2@googlemail.com"],
])("%s and %s are one mailbox", (one, other) => expect(isSameMailbox(one, other)).toBe(true));

it.each([
  ["mei@example.com", "omar@example.com"],
  ["mei@example.com", "mei@example.org"],
  ["m.ei@example.com", "mei@example.com"],
])("%s and %s are two", (one, other) => expect(isSameMailbox(one, other)).toBe(false));
