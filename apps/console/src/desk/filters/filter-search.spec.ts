import { expect, it } from "vitest";
import { filterSearch } from "./filter-search.ts";

it.each([
  ["?tab=buying&due=late&item=DG000000017-01&page=3", "due=late&tab=buying"],
  ["?due=late&tab=buying", "due=late&tab=buying"],
  ["?number=SF1234567890", ""],
  ["", ""],
])("%s narrows by %s", (address, search) => expect(filterSearch(address)).toBe(search));
