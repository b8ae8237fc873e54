import { expect, it } from "vitest";
import { initialOf, isSameMailbox } from "./index.ts";

it.each([
  ["mei@example.com", "mei+shop@example.com"],
  ["Mei@Example.com", "mei@example.com"],
  ["m.e.i@gmail.com", "mei+2@googlemail.com"],
])("%s and %s are one mailbox", (one, other) => expect(isSameMailbox(one, other)).toBe(true));

it.each([
  ["mei@example.com", "omar@example.com"],
  ["mei@example.com", "mei@example.org"],
  ["mei@xgmail.com", "mei@xgooglemail.com"],
  ["mei@gmail.com.example", "mei@googlemail.com.example"],
  ["m.ei@example.com", "mei@example.com"],
])("%s and %s are two", (one, other) => expect(isSameMailbox(one, other)).toBe(false));

it.each([
  ["mei", "M***"],
  [" Omar Haddad", "O***"],
  ["美华", "美***"],
  ["𝒜nna", "𝒜***"],
  ["Ωmega", "Ω***"],
  ["7up", "7***"],
  ["-Mei", null],
  ["  ", null],
  ["<script>", null],
  ["🌸 Mei", null],
])("of %s a stranger sees %s", (name, shown) => expect(initialOf(name)).toBe(shown));
